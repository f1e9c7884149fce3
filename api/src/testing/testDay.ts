/** In February of a leap year, so that its month ends are the awkward ones. */
export const TEST_TODAY = '2028-02-15';
