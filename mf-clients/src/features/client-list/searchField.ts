/** The text of a search outside of React's tree: a key draws those who ask for it, and nobody looks for them. */
export interface SearchField {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** @returns how to be told no more */
  readonly subscribe: (listener: () => void) => () => void;
}

export function searchField(initialText: string): SearchField {
  const listeners = new Set<() => void>();
  let text = initialText;
  return {
    read: () => text,
    write: (next) => {
      text = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
