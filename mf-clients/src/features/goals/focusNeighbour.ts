/**
 * Before a row goes, brings focus to the row that takes its place, or to the one before it.
 * @returns false where there is none
 */
export function focusNeighbour(element: HTMLElement): boolean {
  const row = element.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const name = neighbour?.querySelector<HTMLElement>('[data-milestone-name]');
  const target = name ?? neighbour?.querySelector<HTMLElement>('button, input');
  target?.focus();
  return Boolean(target);
}
