/** A few near tests first, because most faults are found there. */
const ROUNDS = [2, 6, 16, 40];

const foldersOf = (file: string) => file.split('/').slice(0, -1);

function sharedFolders(one: string, other: string): number {
  const [folders, others] = [foldersOf(one), foldersOf(other)];
  const differ = folders.findIndex((folder, depth) => folder !== others[depth]);
  return differ === -1 ? folders.length : differ;
}

/** The nearest first, by imports and then by shared folders. A round runs only if the previous one found nothing. */
export function nearestTests(
  file: string,
  distances: ReadonlyMap<string, number>,
  rounds: readonly number[] = ROUNDS,
): string[][] {
  const nearest = [...distances]
    .map(([test, distance]) => ({ test, distance, shared: sharedFolders(file, test) }))
    .sort(
      (one, other) =>
        one.distance - other.distance || other.shared - one.shared || one.test.localeCompare(other.test),
    )
    .map(({ test }) => test);
  return inRounds(nearest, rounds);
}

function inRounds(tests: readonly string[], [size, ...others]: readonly number[]): string[][] {
  if (size === undefined || tests.length === 0) return [];
  return [tests.slice(0, size), ...inRounds(tests.slice(size), others)];
}
