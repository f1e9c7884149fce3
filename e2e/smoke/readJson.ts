import { smokeTexts as texts } from './smoke.texts';

const ANSWER_TIMEOUT_MS = 15_000;

export async function readJson(address: URL): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(texts.answered(address.href, answer.status));
  return answer.json();
}
