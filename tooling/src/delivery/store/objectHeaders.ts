import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  zip: 'application/zip',
  ts: 'text/plain; charset=utf-8',
};

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

const FOREVER = 'public, max-age=31536000, immutable';

const changes = (key: string) => !key.includes('/') || `/${key}` === REGISTRY_URL;

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

export function objectHeaders(key: string) {
  const encoding = ENCODINGS[endingOf(key)];
  const plain = encoding === undefined ? key : key.slice(0, key.lastIndexOf('.'));
  return {
    ContentType: TYPES[endingOf(plain)] ?? 'application/octet-stream',
    CacheControl: changes(key) ? 'no-cache' : FOREVER,
    ...(encoding !== undefined && { ContentEncoding: encoding }),
  };
}
