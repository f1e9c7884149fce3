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
 * @returns takes the sentence back once it is no longer true, unless another one has followed it
 */
export function announce(text: string): () => void {
  const said = { id: current.id + 1, text };
  publish(said);
  return () => {
    if (current === said) publish({ id: said.id + 1, text: '' });
  };
}

function publish(announcement: Announcement): void {
  current = announcement;
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
