export type OverrideRequest =
  | { readonly kind: 'version'; readonly remote: string; readonly version: string }
  | { readonly kind: 'build'; readonly remote: string; readonly build: string }
  | { readonly kind: 'address'; readonly remote: string; readonly address: URL };

const OVERRIDE_REQUEST = /^([a-z][a-z0-9-]{1,59})@(\S{1,400})$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+-]{0,79}$/;
const BUILD = /^[A-Za-z0-9][A-Za-z0-9.+-]*-[0-9a-f]{8,}$/;

/** Reads `mf-clients@0.25.1`, `mf-clients@0.25.1-3fa94c01` or `mf-clients@http://localhost:3101/…`, else null. */
export function parseOverride(text: string): OverrideRequest | null {
  const [, remote, what] = OVERRIDE_REQUEST.exec(text) ?? [];
  if (remote === undefined || what === undefined) return null;
  if (what.includes('://')) {
    const address = addressOf(what);
    return address && { kind: 'address', remote, address };
  }
  if (BUILD.test(what)) return { kind: 'build', remote, build: what };
  return VERSION.test(what) ? { kind: 'version', remote, version: what } : null;
}

function addressOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL('.', text);
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
    ? url
    : null;
}
