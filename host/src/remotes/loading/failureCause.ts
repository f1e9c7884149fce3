import * as z from '@formline/shared/contracts/schema';
import type { FailureCause } from '@formline/shared/contracts/clientReports';
import { RemoteLoadError } from '../RemoteLoadError';

/** Why a module could not be had, read from what was thrown. */
export function failureCause(error: unknown): FailureCause {
  if (error instanceof RemoteLoadError) return error.why;
  const chunk = z.safeParse(chunkErrorSchema, error).data;
  // Nothing failed on the way: the code of the remote threw, or the runtime before it.
  if (!chunk) return OTHER_VERSION.test(String(error)) ? 'shared-version' : 'evaluation';
  if (chunk.type === 'timeout') return 'timeout';
  // The script came and did not say what it was to say.
  if (chunk.type === 'missing') return 'evaluation';
  return requestFailure(answerOf(chunk.request));
}

/** What the federation runtime says when the page has no version of a shared module that a remote can use. */
const OTHER_VERSION = /shared singleton module/;

/** What webpack throws for a script, and its style plug-in for a style sheet, that did not come. */
const chunkErrorSchema = z.object({ type: z.string(), request: z.string() });

/** What the browser noted about a request: nothing is known of a status when there was no answer. */
export interface Answer {
  readonly responseStatus: number;
  readonly contentType: string;
}

const CODE_TYPES = /javascript|css/;
const FIRST_REFUSAL = 400;

/** Why a script or a style sheet that was asked for did not come to be used. */
export function requestFailure({ responseStatus, contentType }: Answer): FailureCause {
  if (responseStatus === 0) return 'network';
  if (responseStatus >= FIRST_REFUSAL) return 'http';
  // An answer that is no code is a wrong one, such as a page in place of a missing file.
  return contentType === '' || CODE_TYPES.test(contentType) ? 'integrity' : 'http';
}

const answerSchema = z.object({
  responseStatus: z.number(),
  contentType: z.withDefault(z.string(), ''),
});

/** What the browser noted about the last request for an address. */
export const answerOf = (url: string): Answer =>
  z.safeParse(answerSchema, performance.getEntriesByName(url).at(-1)).data ?? {
    responseStatus: 0,
    contentType: '',
  };
