import type { EarlyAnswer, EarlyRead } from '../contracts/platform/earlyReads';
import type { Answer, requestOf } from './request';

type Request = Pick<ReturnType<typeof requestOf>, 'method' | 'url' | 'params'>;

/** The answer to what the document asked for before scripts ran, for one call with the same token. */
export function takeEarlyRead(request: Request, token: string | null): Promise<Answer> | null {
  const read = take(request, token, () => true);
  return read && read.answer.then(answerOf);
}

/** The answer at once, when it has come and is no refusal. */
export function takeSettledRead(request: Request, token: string | null): Answer | null {
  const read = take(request, token, ({ settled }) => settled?.status === 200);
  return read?.settled ? answerOf(read.settled) : null;
}

function take(
  { method, url, params }: Request,
  token: string | null,
  isWanted: (read: EarlyRead) => boolean,
) {
  const reads = globalThis.window?.formlineEarlyReads;
  const query = new URLSearchParams(params).toString();
  const address = query ? `${url}?${query}` : url;
  const read = reads?.get(address);
  if (method !== 'GET' || !read || read.token !== token || !isWanted(read)) return null;
  reads?.delete(address);
  return read;
}

const answerOf = ({ status, headers, text }: EarlyAnswer): Answer => ({
  status,
  headers: Object.fromEntries(headers),
  data: parsed(text),
});

/** Null for an answer that is not of the API, such as a proxy's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
