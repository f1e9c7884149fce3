import type { ByteRange } from './MediaStore';

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
