/** Replaced by the bundler; the browser has nothing else of Node's `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const REGISTRY = Symbol.for('formline.singletons');

/** Evaluations in this page, by module. */
type SingletonCounts = Map<string, number>;

const pageCounts = (): SingletonCounts => {
  const known: unknown = Reflect.get(globalThis, REGISTRY);
  if (known instanceof Map) return known;
  const counts: SingletonCounts = new Map();
  Reflect.set(globalThis, REGISTRY, counts);
  return counts;
};

/** For modules that must exist once: a second copy would split session or event bus. Development may re-evaluate. */
export function claimSingleton(name: string): void {
  const counts = pageCounts();
  const copies = (counts.get(name) ?? 0) + 1;
  counts.set(name, copies);
  if (copies > 1 && process.env.NODE_ENV === 'production') {
    throw new Error(`A second copy of ${name} was loaded into the page; it must be shared by the host`);
  }
}
