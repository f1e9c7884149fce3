/** Of a development gateway: POST with a stack of the bundle as text answers with that of the sources. */
export const ORIGINAL_STACK_URL = '/dev-stack';
