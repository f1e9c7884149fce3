/** The id of the page's h1, which the shell focuses after a route change. */
export const PAGE_TITLE_ID = 'page-title';
