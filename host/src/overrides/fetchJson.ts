const TIMEOUT_MS = 5_000;

/** A file of a build, or an earlier revision of the registry. @throws Error when it does not come in time, or is no JSON */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
