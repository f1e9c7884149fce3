const TIMEOUT_MS = 5_000;

/** @throws Error when there is no answer in time, or no JSON */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
