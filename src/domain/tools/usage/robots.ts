/** Whether what a program calls itself is a robot's name; one that says nothing is taken for one. */
export type RobotTest = (userAgent: string) => boolean;

/** The same programs come again and again, and the list is long. */
const REMEMBERED = 2000;

/** Knows robots by patterns, one a line, whatever the letter case. Throws with the line that is no pattern. */
export function createRobotTest(lines: readonly string[]): RobotTest {
  const patterns = lines.filter((line) => line !== '').map(readPattern);
  const known = new Map<string, boolean>();
  return (userAgent) => {
    const before = known.get(userAgent);
    if (before !== undefined) return before;
    const isRobot = userAgent.trim() === '' || patterns.some((pattern) => pattern.test(userAgent));
    if (known.size >= REMEMBERED) known.clear();
    known.set(userAgent, isRobot);
    return isRobot;
  };
}

function readPattern(line: string): RegExp {
  try {
    return new RegExp(line, 'i');
  } catch (error) {
    throw new Error(`“${line}” is no pattern of a robot's name.`, { cause: error });
  }
}
