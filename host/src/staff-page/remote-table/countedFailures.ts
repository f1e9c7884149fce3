import type { LoadFailure } from '../../remotes/loading/loadPhases';

interface CountedFailure {
  readonly failure: LoadFailure;
  readonly count: number;
}

/** Equal failures become one entry, because a failing remote is tried repeatedly. */
export function countedFailures(failures: readonly LoadFailure[]): CountedFailure[] {
  const counted = new Map<string, CountedFailure>();
  for (const failure of failures) {
    const key = JSON.stringify(failure);
    counted.set(key, { failure, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}
