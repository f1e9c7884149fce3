/** True in the full run: tests that otherwise take a sample take everything. */
export const isFullRun = process.env['FULL_RUN'] === 'true';
