import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface NewFile {
  readonly key: string;
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

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Null: the full file, also for several ranges. `unsatisfiable`: outside the file. */
export function byteRange(header: string | undefined, byteSize: number): ByteRange | 'unsatisfiable' | null {
  const found = RANGE.exec(header ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') return rangeOf(Math.max(0, byteSize - Number(last)), byteSize - 1);
  const end = last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1);
  return rangeOf(Number(first), end);
}

const rangeOf = (start: number, end: number): ByteRange | 'unsatisfiable' =>
  start <= end ? { start, end } : 'unsatisfiable';
