/** As the router reads them: slashes at the end do not count, one too many within makes an empty segment. */
function segmentsOf(pattern: string): string[] {
  const path = pattern.replace(/[?#].*$/, '').replace(/^\/|\/+$/g, '');
  return path === '' ? [] : path.toLowerCase().split('/');
}

/** Parameter names removed: equal patterns match the same paths. */
export const plainPattern = (pattern: string) =>
  `/${segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`;

/** True when `outer` matches every path that `inner` matches: `covers('/clients/*', '/clients/:client/plan')`. */
export function covers(outer: string, inner: string): boolean {
  const wanted = segmentsOf(inner);
  const given = segmentsOf(outer);
  const isOpen = given.at(-1) === '*';
  const fixed = isOpen ? given.slice(0, -1) : given;
  if (wanted.length < fixed.length || (!isOpen && wanted.length > fixed.length)) return false;
  return fixed.every((segment, index) => {
    const other = wanted[index];
    return segment === other || (segment.startsWith(':') && other !== '*' && other !== '');
  });
}

export const isCatchAll = (pattern: string) => segmentsOf(pattern).at(-1) === '*';

/** The route that React Router takes at a path: of those that match, the one with the highest score. */
export const routeAt = <R extends { readonly path: string }>(
  routes: readonly R[],
  path: string,
): R | undefined =>
  routes
    .filter((route) => covers(route.path, path))
    .sort((one, other) => specificityOf(other.path) - specificityOf(one.path))
    .at(0);

const specificityOf = (pattern: string): number =>
  segmentsOf(pattern).reduce((sum, segment) => sum + scoreOf(segment), 0);

function scoreOf(segment: string): number {
  if (segment === '*') return -1;
  return segment.startsWith(':') ? 4 : 11;
}
