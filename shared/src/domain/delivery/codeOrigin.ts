/** The name of the host where a remote is named. */
export const HOST_NAME = 'host';
/** Used when the origin is not known: better no name than a wrong one. */
export const UNKNOWN_NAME = 'unknown';

/** A file of a build in a site: `/remotes/<remote>/<build>/…` or `/host/<build>/…`. */
const BUILD_FILE = /^\/(?:remotes\/([\w.-]{1,60})|host)\/([\w.+-]{1,80})\/./;

/**
 * Whose file a path of the site names.
 * @returns null for a path that belongs to no build
 * @example codeOrigin('/remotes/mf-clients/0.25.1-3fa94c01/571.js') // { remote: 'mf-clients', build: '0.25.1-3fa94c01' }
 */
export function codeOrigin(path: string): { readonly remote: string; readonly build: string } | null {
  const [, remote = HOST_NAME, build] = BUILD_FILE.exec(path) ?? [];
  return build === undefined ? null : { remote, build };
}
