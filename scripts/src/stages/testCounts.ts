import * as z from '@formline/shared/contracts/schema';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 };

const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    noTests,
  );
}

/** A test file that could not run counts as one failure. */
export function countJest(report: unknown): TestCounts | undefined {
  const parsed = z.safeParse(jestReportSchema, report);
  if (!parsed.success) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    parsed.data;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** A test that passes only on a retry counts as failed. */
export function countPlaywright(report: unknown): TestCounts | undefined {
  const parsed = z.safeParse(playwrightReportSchema, report);
  if (!parsed.success) return undefined;
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function isProof({ passed, failed }: TestCounts): boolean {
  return passed > 0 && failed === 0;
}
