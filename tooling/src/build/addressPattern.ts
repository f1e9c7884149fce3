const segmentsOf = (pattern: string) =>
  pattern
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

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
    return segment === other || (segment.startsWith(':') && other !== '*');
  });
}

export const isCatchAll = (pattern: string) => segmentsOf(pattern).at(-1) === '*';

/** Of the patterns that match a path, the router takes the highest. */
export const specificityOf = (pattern: string): number =>
  segmentsOf(pattern).reduce((sum, segment) => sum + weightOf(segment), 0);

function weightOf(segment: string): number {
  if (segment === '*') return -1;
  return segment.startsWith(':') ? 1 : 3;
}
