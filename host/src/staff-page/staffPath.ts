/** Address of the page that shows staff what is deployed. No remote can offer one under it. */
export const STAFF_PATH = '/__mf';
