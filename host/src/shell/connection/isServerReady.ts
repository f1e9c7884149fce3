import { call } from '@formline/shared/api-client';
import { readReadiness } from '@formline/shared/contracts/records/health';

const TIMEOUT_MS = 5_000;

export async function isServerReady(): Promise<boolean> {
  await call(readReadiness, {}, AbortSignal.timeout(TIMEOUT_MS));
  return true;
}
