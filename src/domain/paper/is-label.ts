/** Whether the mark of a note is words that name it, such as “Competing interests:”, and no sign to be raised. */
export function isLabel(mark: string): boolean {
  return /\p{L}{5}|\p{L}\s/u.test(mark) && !/^[ivxlc]+$/iu.test(mark);
}
