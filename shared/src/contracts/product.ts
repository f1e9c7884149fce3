/** The product's word in paths and field names, spelled only here. */
export const PRODUCT_SLUG = 'formline';

export const PRODUCT_NAME = 'Formline';

/** Shown in the profile menu. */
export const APP_VERSION = '0.25.1';

/** Start of every path; exercises have their own. */
export const API_VERSION = 'v2.2';
export const EXERCISES_API_VERSION = 'v2.4';
