const BUILD_FILE = /^\/(?:remotes|host|registry)(?:\/[\w.@+-]{1,80})*\/?$/;
const API_PATH = /^\/v\d\.\d\//;
/** Parts of an API path that are words and not ids. */
const API_WORD = /^(?:v\d\.\d|[a-z][a-z-]{0,23})$/;
const PAGE_PART = /^[A-Za-z_.-]*\d{0,4}[A-Za-z_.-]*$/;
const LONGEST_PART = 40;

const apiPath = (path: string) =>
  path
    .split('/')
    .map((part) => (part === '' || API_WORD.test(part) ? part : ':x'))
    .join('/');

/** Page paths name clients, and a URL does not tell our pages from another site's. */
function pagePath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  const start = first.length <= LONGEST_PART && PAGE_PART.test(first) ? first : ':x';
  if (path === '') return '';
  return rest.length > 0 ? `/${start}/…` : `/${start}`;
}

function ownPath(path: string): string {
  if (BUILD_FILE.test(path)) return path;
  if (API_PATH.test(path)) return apiPath(path);
  const [first = '', ...rest] = path.replace(/^\.{0,2}\//, '').split('/');
  const start = /^[\w.-]{1,40}$/.test(first) ? first : '';
  const lead = /^\.{0,2}\//.exec(path)?.[0] ?? '';
  return rest.length > 0 ? `${lead}${start}/…` : lead + start;
}

/** Without query and personal parts: `https://a.test/v2.2/api/users/12?token=x` gives `…/v2.2/api/users/:x`. */
export function scrubAddress(address: string): string {
  const [plain = ''] = address.split(/[?#]/);
  const [, scheme, authority = '', path = ''] = /^([a-z][a-z0-9+.-]*:)\/\/([^/]*)(.*)$/i.exec(plain) ?? [];
  if (scheme === undefined)
    return /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain.replace(/:.*$/s, ':') : ownPath(plain);
  if (!/^(?:https?|wss?):$/i.test(scheme)) return scheme;
  const host = authority.replace(/^.*@/, '');
  const isOurs = BUILD_FILE.test(path) || API_PATH.test(path);
  return `${scheme}//${host}${isOurs ? ownPath(path) : pagePath(path)}`;
}
