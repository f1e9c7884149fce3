import type { FailureReport } from '@formline/shared/contracts/platform/clientReports';
import * as z from '@formline/shared/contracts/schema';

export type FileFailure = Pick<FailureReport, 'cause' | 'status'>;

const CODE_TYPES = /javascript|css/;
const FIRST_REFUSAL = 400;

export function fileFailure(address: string): FileFailure {
  const { responseStatus: status, contentType } = answerOf(address);
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

const answerOf = (address: string) =>
  z.safeParse(answerSchema, performance.getEntriesByName(address).at(-1)).data ?? {
    responseStatus: 0,
    contentType: '',
  };
