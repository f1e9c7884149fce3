import * as z from '@formline/shared/contracts/schema';
import { type FileFailure, fileFailure } from './fileFailure';

interface LostFile extends FileFailure {
  readonly address: string;
}

/** Errors of webpack for scripts, and of its style plug-in for style sheets. */
const chunkErrorSchema = z.object({ type: z.string(), request: z.string() });

export function lostFile(error: unknown): LostFile | null {
  const { type, request: address } = z.safeParse(chunkErrorSchema, error).data ?? {};
  if (type === undefined || address === undefined) return null;
  if (type === 'timeout') return { address, cause: 'timeout' };
  // The script loaded but did not define its chunk.
  if (type === 'missing') return { address, cause: 'evaluation' };
  return { address, ...fileFailure(address) };
}
