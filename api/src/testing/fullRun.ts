/** True in the full run: tests that otherwise take a sample take everything. */
export const isFullRun = process.env['FULL_RUN'] === 'true';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

/**
 * How many random cases a test makes.
 * @param full in the full run on PostgreSQL; the slower embedded database gets a tenth of it
 */
export const randomCases = (sample: number, full: number): number => {
  if (!isFullRun) return sample;
  return isEmbedded ? full / 10 : full;
};
