/** An external store, so that a key re-renders only its subscribers. */
export interface SearchField {
  readonly read: () => string;
  readonly write: (text: string) => void;
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
