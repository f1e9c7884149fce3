/** Called before a row is removed. @returns false when there is no neighbour */
export function focusNeighbour(element: HTMLElement): boolean {
  const row = element.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const name = neighbour?.querySelector<HTMLElement>('[data-milestone-name]');
  const target = name ?? neighbour?.querySelector<HTMLElement>('button, input');
  target?.focus();
  return Boolean(target);
}
