export const pageHeaderTexts = { breadcrumbs: 'Breadcrumbs' };
