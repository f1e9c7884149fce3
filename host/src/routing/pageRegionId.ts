/** Id of the page inside the dashboard's frame, which has the focus when the page was reached inside the dashboard. */
export const PAGE_REGION_ID = 'page';
