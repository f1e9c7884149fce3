import { hash, verify } from '@node-rs/argon2';

const MEMORY_KIB = 19_456;
const ITERATIONS = 2;
const PARALLELISM = 1;

/** The library's own choice of algorithm is Argon2id. */
const cost = { memoryCost: MEMORY_KIB, timeCost: ITERATIONS, parallelism: PARALLELISM };

/** Argon2id over the whole password, whatever its length. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** True if the password is the one the hash was made from. */
export const verifyPassword = (storedHash: string, password: string): Promise<boolean> =>
  verify(storedHash, password);

/** Work of the same cost as a real check, for accounts that do not exist: it never succeeds. */
export async function verifyNothing(password: string): Promise<false> {
  nothingHash ??= hashPassword('no account has this password');
  await verifyPassword(await nothingHash, password);
  return false;
}

let nothingHash: Promise<string> | undefined;
