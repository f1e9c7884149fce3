import { hash, verify } from '@node-rs/argon2';

const MEMORY_KIB = 19_456;
const ITERATIONS = 2;
const PARALLELISM = 1;

const cost = { memoryCost: MEMORY_KIB, timeCost: ITERATIONS, parallelism: PARALLELISM };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  verify(storedHash, password);

/** Costs as much as a real check, so that timing does not reveal whether an account exists. */
export async function verifyNothing(password: string): Promise<false> {
  nothingHash ??= hashPassword('no account has this password');
  await verifyPassword(await nothingHash, password);
  return false;
}

let nothingHash: Promise<string> | undefined;
