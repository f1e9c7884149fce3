/** The browser's local storage, which tabs share and which may be full, forbidden or damaged. */
export const jsonStorage = {
  /** What lies under a name; null when nothing does, or nothing that can be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // Corrupt or unreachable storage reads as empty: signed out, not a crash.
      return null;
    }
  },

  /** Puts something under a name; null removes it. */
  write(key: string, value: unknown): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden storage: what is said holds for this page only.
    }
  },
};
