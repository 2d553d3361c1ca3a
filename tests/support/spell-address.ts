/** Ways to write the path of an address so that a reader, a proxy or a router may take it for the same one. */
export const SPELLINGS: Readonly<Record<string, (path: string, host: string) => string>> = {
  'as it is': (path) => path,
  'first letter encoded': (path) => encodeLetter(path, 1),
  'last letter of the first part encoded': (path) => encodeLetter(path, path.indexOf('/', 1) - 1),
  'first letter of the second part encoded': (path) => encodeLetter(path, path.indexOf('/', 1) + 1),
  'all letters encoded': (path) => path.replaceAll(/\w/gu, encode),
  'encoded twice': (path) => path.replace(/\w/u, (letter) => encode(letter).replace('%', '%25')),
  'first slash encoded': (path) => `/%2F${path.slice(1)}`,
  'second slash encoded': (path) => path.replace(/^(\/\w+)\//u, '$1%2f'),
  'slash doubled before': (path) => `/${path}`,
  'slash doubled within': (path) => path.replace(/^(\/\w+)\//u, '$1//'),
  'backslash before': (path) => `/\\${path.slice(1)}`,
  'dot before': (path) => `/.${path}`,
  'dots before': (path) => `/x/..${path}`,
  'dots encoded': (path) => `/x/%2e%2e${path}`,
  'large letters': (path) => path.toUpperCase(),
  absolute: (path, host) => `http://${host}${path}`,
  'absolute under https': (path, host) => `https://${host}${path}`,
  'absolute on another host': (path) => `http://other.example${path}`,
  'absolute with dots': (path, host) => `http://${host}/x/..${path}`,
  'absolute with an encoded letter': (path, host) => `http://${host}${encodeLetter(path, 1)}`,
  'semicolon within': (path) => path.replace(/^(\/\w+)\//u, '$1;/'),
  'semicolon behind': (path) => `${path};x=/search`,
  'dot behind': (path) => `${path}.`,
  'encoded dot behind': (path) => `${path}%2e`,
  'slash behind': (path) => `${path}/`,
  'slashes behind': (path) => `${path}//`,
  'hash behind': (path) => `${path}#/search`,
  'zero behind': (path) => `${path}%00`,
};

function encodeLetter(path: string, at: number): string {
  return path.slice(0, at) + encode(path.charAt(at)) + path.slice(at + 1);
}

function encode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
