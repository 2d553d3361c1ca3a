/** Whether what a program calls itself is a robot's name; one that says nothing is taken for one. */
export type RobotTest = (userAgent: string) => boolean;

/** The same programs come again and again, and the list is long. */
const REMEMBERED = 2000;
/** Nobody's name is longer, whatever is sent as one. */
const LONGEST_NAME = 500;

/** Knows robots by patterns, one a line, whatever the letter case. Throws with the line that is no pattern. */
export function createRobotTest(lines: readonly string[]): RobotTest {
  const patterns = lines.filter((line) => line !== '').map(readPattern);
  const known = new Map<string, boolean>();
  return (userAgent) => {
    const name = userAgent.slice(0, LONGEST_NAME);
    const before = known.get(name);
    if (before !== undefined) return before;
    const isRobot = name.trim() === '' || patterns.some((pattern) => pattern.test(name));
    if (known.size >= REMEMBERED) known.clear();
    known.set(name, isRobot);
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
