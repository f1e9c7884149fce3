import type { FailureReport } from '@formline/shared/contracts/platform/clientReports';
import * as z from '@formline/shared/contracts/schema';

export type FileFailure = Pick<FailureReport, 'cause' | 'status'>;

const CODE_TYPES = /javascript|css/;
const FIRST_REFUSAL = 400;

export function fileFailure(url: string): FileFailure {
  const { responseStatus: status, contentType } = answerOf(url);
  // Without an answer, or for other origins, the browser reports no status.
  if (status === 0) return { cause: 'network' };
  // A wrong content type is a wrong answer, such as a page in place of a missing file.
  const isCode = contentType === '' || CODE_TYPES.test(contentType);
  return status < FIRST_REFUSAL && isCode ? { cause: 'integrity' } : { cause: 'http', status };
}

const answerSchema = z.object({
  responseStatus: z.number(),
  contentType: z.withDefault(z.string(), ''),
});

const answerOf = (url: string) =>
  z.safeParse(answerSchema, performance.getEntriesByName(url).at(-1)).data ?? {
    responseStatus: 0,
    contentType: '',
  };

interface LostFile extends FileFailure {
  readonly url: string;
}

/** Errors of webpack for scripts, and of its style plug-in for style sheets. */
const chunkErrorSchema = z.object({ type: z.string(), request: z.string() });

export function lostFile(error: unknown): LostFile | null {
  const { type, request: url } = z.safeParse(chunkErrorSchema, error).data ?? {};
  if (type === undefined || url === undefined) return null;
  if (type === 'timeout') return { url, cause: 'timeout' };
  // The script loaded but did not define its chunk.
  if (type === 'missing') return { url, cause: 'evaluation' };
  return { url, ...fileFailure(url) };
}
