const checks = new Set<() => boolean>();

/** True while a leave guard of the page reports unsaved work, which a reload would lose. */
export const isWorkUnsaved = (): boolean => [...checks].some((check) => check());

/** Adds a check for unsaved work. @returns removes it */
export function watchUnsavedWork(check: () => boolean): () => void {
  checks.add(check);
  return () => {
    checks.delete(check);
  };
}
