import type { FailureReport } from '@formline/shared/contracts/clientReports';
import * as z from '@formline/shared/contracts/schema';

/** Why a file did not come to be used, and the status of the answer where that was the matter. */
export type FileFailure = Pick<FailureReport, 'cause' | 'status'>;

const CODE_TYPES = /javascript|css/;
const FIRST_REFUSAL = 400;

/** Why a script or a style sheet that was asked for did not come to be used, by what the browser noted of its request. */
export function fileFailure(address: string): FileFailure {
  const { responseStatus: status, contentType } = answerOf(address);
  // Nothing is known of a status when there was no answer, nor when the browser keeps it to itself.
  if (status === 0) return { cause: 'network' };
  // An answer that is no code is a wrong one, such as a page in place of a missing file.
  const isCode = contentType === '' || CODE_TYPES.test(contentType);
  return status < FIRST_REFUSAL && isCode ? { cause: 'integrity' } : { cause: 'http', status };
}

const answerSchema = z.object({
  responseStatus: z.number(),
  contentType: z.withDefault(z.string(), ''),
});

const answerOf = (address: string) =>
  z.safeParse(answerSchema, performance.getEntriesByName(address).at(-1)).data ?? {
    responseStatus: 0,
    contentType: '',
  };
