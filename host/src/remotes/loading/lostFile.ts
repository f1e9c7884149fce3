import * as z from '@formline/shared/contracts/schema';
import { type FileFailure, fileFailure } from './fileFailure';

/** A file of a build that did not come when its code asked for it. */
interface LostFile extends FileFailure {
  readonly address: string;
}

/** What webpack throws for a script, and its style plug-in for a style sheet, that did not come. */
const chunkErrorSchema = z.object({ type: z.string(), request: z.string() });

/** The file that an error is about; null for an error that is about something else. */
export function lostFile(error: unknown): LostFile | null {
  const { type, request: address } = z.safeParse(chunkErrorSchema, error).data ?? {};
  if (type === undefined || address === undefined) return null;
  if (type === 'timeout') return { address, cause: 'timeout' };
  // The script came and did not say what it was to say.
  if (type === 'missing') return { address, cause: 'evaluation' };
  return { address, ...fileFailure(address) };
}
