/** As much as is kept of a user agent: enough to see how the library is read, too little to know anybody by. */
export type AgentClass = 'desktop' | 'phone' | 'tablet' | 'robot' | 'other';

/** The class of a program that is no robot, by what it calls itself. */
export function classifyAgent(userAgent: string): AgentClass {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  if (/mobi|iphone|ipod/i.test(userAgent)) return 'phone';
  return /windows|macintosh|x11|linux|cros/i.test(userAgent) ? 'desktop' : 'other';
}
