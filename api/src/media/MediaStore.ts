import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface NewFile {
  /** `<folder>/<name>` */
  readonly key: string;
  /** The finished file on this machine. The store may move it away. */
  readonly path: string;
  readonly contentType: string;
}

/** Where media files are kept. A file is there whole or not at all, and never changes. */
export interface MediaStore {
  put(file: NewFile): Promise<void>;
  /** Null: there is no such file. */
  byteSize(key: string): Promise<number | null>;
  read(key: string, range: ByteRange): Promise<Readable>;
  /** Copies a file to this machine, for programs that need a path. */
  copyTo(key: string, path: string): Promise<void>;
  /** Removes a folder with everything in it; one that is not there is no failure. */
  removeFolder(folder: string): Promise<void>;
}
