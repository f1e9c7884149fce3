/** One sentence for a screen reader. The number tells two equal sentences apart. */
export interface Announcement {
  id: number;
  text: string;
}

const NOTHING: Announcement = { id: 0, text: '' };
/** Not every page renders within the moment: a busy one is not waited for. */
const LONGEST_MOMENT_MS = 50;

let latest: readonly Announcement[] = [];
let lastId = 0;
/** When the sentences of this moment began, null between two moments. */
let momentBegan: number | null = null;
const listeners = new Set<() => void>();

/**
 * Says a short sentence to screen readers, politely, without moving focus.
 * For what changed out of sight, such as `announce('24 clients found')`.
 * @returns takes the sentence back once it is no longer true, unless another one has followed it
 */
export function announce(text: string): () => void {
  lastId += 1;
  const announcement = { id: lastId, text };
  const now = Date.now();
  // Sentences of one moment are rendered together: one that replaced another would leave that one unspoken.
  const isSameMoment = momentBegan !== null && now - momentBegan < LONGEST_MOMENT_MS;
  const unspoken = isSameMoment ? latest.filter((other) => other.text !== text) : [];
  publish([...unspoken, announcement]);
  if (!isSameMoment) beginMoment(now);
  return () => {
    if (latest.includes(announcement)) publish(latest.filter((other) => other !== announcement));
  };
}

function publish(announcements: readonly Announcement[]): void {
  latest = announcements;
  for (const listener of listeners) listener();
}

/** It ends when the page has rendered: React does so in a microtask that is queued before this one. */
function beginMoment(now: number): void {
  momentBegan = now;
  void Promise.resolve().then(() => {
    momentBegan = null;
  });
}

/** The sentences said last, more than one if they came in the same moment. */
export function currentAnnouncements(): readonly Announcement[] {
  return latest;
}

/** The sentence said last. */
export function currentAnnouncement(): Announcement {
  return latest.at(-1) ?? NOTHING;
}

/** Calls the listener after each sentence; returns what ends it. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
