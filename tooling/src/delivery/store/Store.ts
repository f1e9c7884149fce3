export interface Stored {
  readonly content: Buffer;
  readonly tag: string;
}

/** Keys are URLs of the site without the first slash. Readers see old or new content, never a part. */
export interface Store {
  readonly location: string;
  /** The only name that its server lets changes be recorded under. */
  readonly holder?: string;
  readonly read: (key: string) => Promise<Stored | null>;
  /** Atomic: of several writers one succeeds. False: the key existed. */
  readonly create: (key: string, content: Buffer | string) => Promise<boolean>;
  /** False: the tag differs. A folder compares and replaces in two steps, so callers check the result again. */
  readonly replace: (key: string, content: Buffer | string, tag: string | null) => Promise<boolean>;
  readonly list: (prefix: string) => Promise<string[]>;
  readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[\w@+~-][\w@+~.-]*(?:\/[\w@+~-][\w@+~.-]*)*$/;

/** @throws Error for a key outside of the store, such as one with `..` */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is no name for a file of a site`);
  return key;
}
