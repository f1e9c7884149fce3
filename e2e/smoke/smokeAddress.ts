import type { RemoteManifest, RemoteSmokeCheck } from '@formline/shared/contracts/platform/remoteManifest';
import type { SmokeAccess } from './SmokeReport';

/** Supports `:name` and `*`; a pattern matches itself. */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}$`).test(path);

const routeAt = ({ routes }: Pick<RemoteManifest, 'routes'>, path: string) => {
  const pathname = path.replace(/[?#].*/, '');
  return (
    routes.find((route) => route.path === pathname) ?? routes.find((route) => fits(route.path, pathname))
  );
};

export function smokeAccessOf(manifest: Pick<RemoteManifest, 'routes'>, path: string): SmokeAccess | null {
  const access = routeAt(manifest, path)?.access;
  if (!access) return null;
  return access === 'trainer' || access === 'manager' ? access : 'visitor';
}

export const isBarePage = (manifest: Pick<RemoteManifest, 'routes'>, path: string): boolean =>
  routeAt(manifest, path)?.bare === true;

const FIRST_TO_LAST_PARAMETER = /^.*:[^/]+/;

/** Takes the parameters from the first link of that page with the same beginning. Null when there is none. */
export function followedAddress(
  { path }: Pick<RemoteSmokeCheck, 'path'>,
  links: readonly string[],
): string | null {
  const beginning = FIRST_TO_LAST_PARAMETER.exec(path)?.[0];
  if (beginning === undefined) return path;
  const begins = new RegExp(`^(${beginning.replaceAll(/:[^/]+/g, '[^/?#]+')})(?:[/?#].*)?$`);
  for (const link of links) {
    const found = begins.exec(link)?.[1];
    if (found !== undefined) {
      const query = /\?[^#]*/.exec(link)?.[0] ?? '';
      return found + path.slice(beginning.length) + query;
    }
  }
  return null;
}
