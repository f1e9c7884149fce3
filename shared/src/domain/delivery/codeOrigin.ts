export const HOST_NAME = 'host';
/** No name is better than a wrong one. */
export const UNKNOWN_NAME = 'unknown';

/** `/remotes/<remote>/<build>/…` or `/host/<build>/…` */
const BUILD_FILE = /^\/(?:remotes\/([\w.-]{1,60})|host)\/([\w.+-]{1,80})\/./;

/** Remote and build of a file's path, or null: `/remotes/mf-clients/0.25.1-3fa94c01/571.js` */
export function codeOrigin(path: string): { readonly remote: string; readonly build: string } | null {
  const [, remote = HOST_NAME, build] = BUILD_FILE.exec(path) ?? [];
  return build === undefined ? null : { remote, build };
}
