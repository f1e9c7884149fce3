export interface Announcement {
  id: number;
  text: string;
}

const NOTHING: Announcement = { id: 0, text: '' };
/** A busy page may not render within this time and is not waited for. */
const LONGEST_MOMENT_MS = 50;

let latest: readonly Announcement[] = [];
let lastId = 0;
let momentBegan: number | null = null;
const listeners = new Set<() => void>();

/** Announces a text politely to screen readers. @returns retracts it, unless another one has followed */
export function announce(text: string): () => void {
  lastId += 1;
  const announcement = { id: lastId, text };
  const now = Date.now();
  // Announcements of one render are joined: one that replaced another would leave it unspoken.
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

/** React renders in a microtask that was queued before this one. */
function beginMoment(now: number): void {
  momentBegan = now;
  void Promise.resolve().then(() => {
    momentBegan = null;
  });
}

/** Several if they came in one render. */
export function currentAnnouncements(): readonly Announcement[] {
  return latest;
}

export function currentAnnouncement(): Announcement {
  return latest.at(-1) ?? NOTHING;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
