/** One sentence for a screen reader. The number tells two equal sentences apart. */
export interface Announcement {
  id: number;
  text: string;
}

let current: Announcement = { id: 0, text: '' };
const listeners = new Set<() => void>();

/**
 * Says a short sentence to screen readers, politely, without moving focus.
 * For what changed out of sight, such as `announce('24 clients found')`.
 */
export function announce(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

/** The sentence said last. */
export function currentAnnouncement(): Announcement {
  return current;
}

/** Calls the listener after each sentence; returns what ends it. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
