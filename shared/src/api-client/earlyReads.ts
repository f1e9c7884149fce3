import type { EarlyRead } from '../contracts/platform/earlyReads';
import type { Answer, requestOf } from './request';

type Request = Pick<ReturnType<typeof requestOf>, 'method' | 'url' | 'params'>;

/** The answer to what the document asked for before scripts ran, for one call with the same token. */
export function takeEarlyRead(
  { method, url, params }: Request,
  token: string | null,
): Promise<Answer> | null {
  const reads = globalThis.window?.formlineEarlyReads;
  const query = new URLSearchParams(params).toString();
  const address = query ? `${url}?${query}` : url;
  const read = reads?.get(address);
  if (method !== 'GET' || !read || read.token !== token) return null;
  reads?.delete(address);
  return answerTo(read);
}

async function answerTo({ answer }: EarlyRead): Promise<Answer> {
  const { status, headers, text } = await answer;
  return { status, headers: Object.fromEntries(headers), data: parsed(text) };
}

/** Null for an answer that is not of the API, such as a proxy's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
