import { addCounts, countJest, countPlaywright, isProof, noTests, summaryLine } from './testCounts';

it('ends in a line of three counts', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 1 })).toBe('12 passed, 0 failed, 1 skipped');
});

it('adds the counts of all stages', () => {
  const stages = [
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 2 },
  ];
  expect(addCounts(stages)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

it('counts a test file that could not run as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('counts a journey that passes only at the second try as a failure', () => {
  const report = { stats: { expected: 8, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 2, skipped: 0 });
});

it.each([undefined, {}, { stats: {} }])('reads no counts from %j', (report) => {
  expect(countJest(report)).toBeUndefined();
  expect(countPlaywright(report)).toBeUndefined();
});

it('takes a run for proof only when something passed and nothing failed', () => {
  expect(isProof({ passed: 1, failed: 0, skipped: 3 })).toBe(true);
  expect(isProof({ passed: 9, failed: 1, skipped: 0 })).toBe(false);
  expect(isProof(noTests)).toBe(false);
});
