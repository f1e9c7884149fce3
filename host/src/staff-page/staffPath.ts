/** No remote can offer a path below it. */
export const STAFF_PATH = '/__mf';
