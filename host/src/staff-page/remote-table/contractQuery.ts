import { CONTRACT_FILE } from '@formline/shared/contracts/platform/buildRecord';
import * as z from '@formline/shared/contracts/schema';
import { fileQueryOf } from '@formline/shared/query';
import { type BuildContract, buildContractSchema } from './contractStatus';

const NOT_FOUND = 404;

/** Files of a build never change; null for a build without a contract. */
export const contractQuery = (folder: string) => ({
  ...fileQueryOf(folder + CONTRACT_FILE, ({ signal }) => readContract(folder, signal)),
  staleTime: Infinity,
  retry: false,
});

async function readContract(folder: string, signal: AbortSignal): Promise<BuildContract | null> {
  const answer = await fetch(folder + CONTRACT_FILE, { signal });
  if (answer.status === NOT_FOUND) return null;
  if (!answer.ok) throw new Error(`${folder} answered ${answer.status}`);
  const contract = z.safeParse(buildContractSchema, await answer.json());
  if (!contract.success) throw new Error(`${folder} has no contract that can be read`);
  return contract.data;
}
