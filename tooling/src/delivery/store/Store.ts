export interface Stored {
  readonly content: Buffer;
  readonly tag: string;
}

/**
 * Where a site lies: a folder behind a web server, or a bucket. Keys are addresses of the site without the first slash:
 * `remotes/mf-groups/0.25.1-3fa94c01/remoteEntry.js`, `registry/current.json`. A reader sees the old content of a key
 * or the new one, never a part of either.
 */
export interface Store {
  readonly location: string;
  readonly read: (key: string) => Promise<Stored | null>;
  /** Puts content where nothing is; of several writers at a time exactly one succeeds. False: something was there already. */
  readonly create: (key: string, content: Buffer | string) => Promise<boolean>;
  /**
   * Puts content in the place of what has the tag; without a tag, of whatever is there or nothing. False: it was another
   * content. A folder compares and replaces in two steps: who needs certainty writes again until what is there is right.
   */
  readonly replace: (key: string, content: Buffer | string, tag: string | null) => Promise<boolean>;
  /** All keys that begin with the prefix, in alphabetical order. */
  readonly list: (prefix: string) => Promise<string[]>;
  readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[\w@+~-][\w@+~.-]*(?:\/[\w@+~-][\w@+~.-]*)*$/;

/** Gives back a key that stays inside its store. @throws Error for any other, such as one with `..` */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is no name for a file of a site`);
  return key;
}
