/** The day the tests' world is seeded on: in February of a leap year, so that its month ends are the awkward ones. */
export const TEST_TODAY = '2028-02-15';
