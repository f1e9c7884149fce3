import * as z from '../contracts/schema';

interface RecordStorage {
  /** `this`: per tab, until it is closed. */
  readonly tabs: 'all' | 'this';
  /** `removed`: until it is cleared or, for one tab, the tab closes. */
  readonly until: 'sign-out' | 'removed';
}

export interface BrowserRecord<T> {
  readonly key: string;
  /** Null when there is none or it is damaged. */
  readonly read: () => T | null;
  readonly exists: () => boolean;
  /** False when storage is full or forbidden: the value then lives in this page only. */
  readonly write: (value: T) => boolean;
  readonly clear: () => void;
  /** Calls back when another tab changed it, until the returned function is called. */
  readonly onChangedElsewhere: (listener: () => void) => () => void;
}

const PREFIX = 'formline.';
const SESSION_PREFIX = `${PREFIX}session.`;

const unwritten = new Map<string, string>();

const areaOf = (tabs: RecordStorage['tabs']): Storage => (tabs === 'all' ? localStorage : sessionStorage);

/** The browser throws when storage is full or forbidden; the page goes on without it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The one way to store something in the browser: parsed when read, null when damaged. */
export function browserRecord<S extends z.Schema>(
  name: string,
  schema: S,
  { tabs, until }: RecordStorage,
): BrowserRecord<z.output<S>> {
  const key = `${until === 'sign-out' ? SESSION_PREFIX : PREFIX}${name}`;
  const stored = () => unwritten.get(key) ?? attempt(() => areaOf(tabs).getItem(key), null);
  return {
    key,
    read: () => {
      const parsed = z.safeParse(
        schema,
        attempt<unknown>(() => JSON.parse(stored() ?? 'null'), null),
      );
      return parsed.success ? parsed.data : null;
    },
    exists: () => stored() !== null,
    write: (value) => {
      const text = JSON.stringify(value);
      unwritten.delete(key);
      const isWritten = attempt(() => {
        areaOf(tabs).setItem(key, text);
        return true;
      }, false);
      if (!isWritten) unwritten.set(key, text);
      return isWritten;
    },
    clear: () => {
      unwritten.delete(key);
      attempt(() => areaOf(tabs).removeItem(key), undefined);
    },
    onChangedElsewhere: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unwritten.delete(key);
        listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

/** Names of the records for all tabs that stay until they are removed, and begin like this. */
export function recordNames(beginning: string): string[] {
  const keys = new Set([...unwritten.keys(), ...attempt(() => Object.keys(localStorage), [])]);
  return [...keys].flatMap((key) =>
    key.startsWith(`${PREFIX}${beginning}`) ? key.slice(PREFIX.length) : [],
  );
}

/** Removes the records of a sign-in. Other tabs' shared ones stay: they may belong to the next sign-in. */
export function clearSessionRecords(tabs: RecordStorage['tabs']): void {
  for (const key of unwritten.keys()) if (key.startsWith(SESSION_PREFIX)) unwritten.delete(key);
  for (const area of tabs === 'all' ? (['all', 'this'] as const) : (['this'] as const)) {
    attempt(() => {
      const storage = areaOf(area);
      for (const key of Object.keys(storage)) if (key.startsWith(SESSION_PREFIX)) storage.removeItem(key);
    }, undefined);
  }
}
