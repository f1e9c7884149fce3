import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface NewFile {
  readonly key: string;
  /** The store may move the file. */
  readonly path: string;
  readonly contentType: string;
}

/** Files are complete or missing, and never change. */
export interface MediaStore {
  put(file: NewFile): Promise<void>;
  byteSize(key: string): Promise<number | null>;
  read(key: string, range: ByteRange): Promise<Readable>;
  copyTo(key: string, path: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
}
