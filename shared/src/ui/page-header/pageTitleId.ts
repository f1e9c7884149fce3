/** The id of the page's h1, which the shell focuses after a change of route. */
export const PAGE_TITLE_ID = 'page-title';
