import { errorBodySchema } from '@formline/shared/contracts/errorCodes';
import * as z from '@formline/shared/contracts/schema';

const INSIDE =
  /node_modules|\.ts:\d|\bat \w+ \(|\b(?:select|insert into|update|delete from)\b.*"|relation "|violates|syntax error|ECONN/i;

interface CheckedAnswer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Null when the answer is fine, whatever was requested. */
export function checkAnswer({ status, text, type }: CheckedAnswer): string | null {
  if (status >= 500) return `failed with ${status}: ${text}`;
  if (!type.startsWith('application/json; charset=utf-8')) return `answered ${type}`;
  if (status < 400) return null;
  const read = z.safeParse(errorBodySchema, JSON.parse(text));
  if (!read.success) return `refused in another shape: ${text}`;
  return INSIDE.test(read.data.message) ? `tells of its inside: ${text}` : null;
}
