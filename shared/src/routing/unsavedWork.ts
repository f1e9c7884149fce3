/** What the leave guards on the page say. */
const checks = new Set<() => boolean>();

/** True while reloading the page would lose something that somebody has not saved, by the word of its leave guards. */
export const isWorkUnsaved = (): boolean => [...checks].some((check) => check());

/** Lets a guard speak, until the returned function is called. */
export function watchUnsavedWork(check: () => boolean): () => void {
  checks.add(check);
  return () => {
    checks.delete(check);
  };
}
