/** Replaced by the bundler; nothing else of Node's `process` exists in the browser. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const REGISTRY = Symbol.for('formline.singletons');

/** How often each single-copy module of `shared` was evaluated in this page, by name. */
type SingletonCounts = Map<string, number>;

const pageCounts = (): SingletonCounts => {
  const known: unknown = Reflect.get(globalThis, REGISTRY);
  if (known instanceof Map) return known;
  const counts: SingletonCounts = new Map();
  Reflect.set(globalThis, REGISTRY, counts);
  return counts;
};

/**
 * Called once by each module that must exist once in a page, whichever remote asked for it. A second copy would split
 * the session or the event bus in two without a sign, so production stops at it; in development a hot update may
 * evaluate the module again.
 */
export function claimSingleton(name: string): void {
  const counts = pageCounts();
  const copies = (counts.get(name) ?? 0) + 1;
  counts.set(name, copies);
  if (copies > 1 && process.env.NODE_ENV === 'production') {
    throw new Error(`A second copy of ${name} was loaded into the page; it must be shared by the host`);
  }
}
