/**
 * The product's word in paths and field names (`/api/formline-exercises`, the exercise source `formline`).
 * A back end that spells it otherwise needs this one constant changed and nothing else.
 */
export const PRODUCT_SLUG = 'formline';

/** The product's word as people read it. */
export const PRODUCT_NAME = 'Formline';

/** Version shown in the profile menu. */
export const APP_VERSION = '0.25.1';

/** Version of the mobile API that every path starts with; exercises have their own. */
export const API_VERSION = 'v2.2';
export const EXERCISES_API_VERSION = 'v2.4';
