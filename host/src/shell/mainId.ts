/** Id of the main part of every page, where the skip link leads. */
export const MAIN_ID = 'main';
