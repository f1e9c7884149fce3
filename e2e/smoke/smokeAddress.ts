import { covers, routeAt } from '@formline/shared/contracts/platform/pathPattern';
import type { RemoteManifest, RemoteSmokeCheck } from '@formline/shared/contracts/platform/remoteManifest';
import type { SmokeAccess } from './SmokeReport';

export function smokeAccessOf({ routes }: Pick<RemoteManifest, 'routes'>, path: string): SmokeAccess | null {
  const access = routeAt(routes, path)?.access;
  if (!access) return null;
  return access === 'trainer' || access === 'manager' ? access : 'visitor';
}

export const isWithoutNavigation = ({ routes }: Pick<RemoteManifest, 'routes'>, path: string): boolean =>
  routeAt(routes, path)?.bare === true;

/** Takes the parameters from the first link of that page with the same beginning. Null when there is none. */
export function followedAddress(
  { path }: Pick<RemoteSmokeCheck, 'path'>,
  links: readonly string[],
): string | null {
  const segments = path.split('/');
  const length = segments.findLastIndex((segment) => segment.startsWith(':')) + 1;
  if (length === 0) return path;
  const beginning = `${segments.slice(0, length).join('/')}/*`;
  const link = links.find((found) => covers(beginning, found));
  if (link === undefined) return null;
  const taken = link
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(0, length);
  const query = /\?[^#]*/.exec(link)?.[0] ?? '';
  return [...taken, ...segments.slice(length)].join('/') + query;
}
