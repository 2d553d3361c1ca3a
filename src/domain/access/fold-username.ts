/** What makes a username the same whatever the letter case and the way its characters are composed. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
