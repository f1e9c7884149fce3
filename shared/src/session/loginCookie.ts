import { LOGIN_COOKIE, type LoginCookie, loginCookieSchema } from '../contracts/accounts/loginCookie';
import * as z from '../contracts/schema';

/** Limit of browsers; a longer value is not ours. */
const LONGEST_VALUE = 4096;

function valuesOf(name: string): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

function pathsUpTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const deeper = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...deeper.flatMap((prefix) => [prefix, `${prefix}/`])];
}

function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Removing a cookie needs its path and domain, which its writer chose. */
function remove(name: string): void {
  for (const path of pathsUpTo(location.pathname)) {
    const expired = `${name}=; path=${path}; max-age=0`;
    document.cookie = expired;
    for (const domain of domainsOf(location.hostname)) document.cookie = `${expired}; domain=${domain}`;
  }
}

function parseValue(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** Reads and removes another site's sign-in. Of two cookies one is a neighbour's, so both are refused. */
export function takeLoginCookie(): LoginCookie | null {
  const [value, another] = valuesOf(LOGIN_COOKIE);
  if (value === undefined) return null;
  remove(LOGIN_COOKIE);
  if (another !== undefined || value.length > LONGEST_VALUE) return null;
  const parsed = z.safeParse(loginCookieSchema, parseValue(value));
  return parsed.success ? parsed.data : null;
}
