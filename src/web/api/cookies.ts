/** The value of a cookie that scripts may read; undefined where there is none or it cannot be decoded. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return decode(value.join('='));
  }
  return undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
