export const PAGE_REGION_ID = 'page';
