let known: string | undefined;

/** The value of a cookie that scripts may read; undefined where there is none or it cannot be decoded. */
export function readCookie(name: string): string | undefined {
  for (const pair of readAll().split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return decode(value.join('='));
  }
  return undefined;
}

/** To be called where a cookie was set. */
export function forgetCookies(): void {
  known = undefined;
}

/** Asking the browser takes a good part of a millisecond, and drawing a page asks many times: once is enough for that. */
function readAll(): string {
  if (known === undefined) {
    known = document.cookie;
    queueMicrotask(forgetCookies);
  }
  return known;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
