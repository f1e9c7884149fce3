/** Loads the page again, with the builds that are then in force: what runs now lives in the page's memory. */
export const loadAfresh = (): void => location.reload();
