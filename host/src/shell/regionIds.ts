export const MAIN_ID = 'main';

export const PAGE_REGION_ID = 'page';
