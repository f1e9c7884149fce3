/** Running builds live in the page's memory, so other builds need a reload. */
export const loadAfresh = (): void => location.reload();
