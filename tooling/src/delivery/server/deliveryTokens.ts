import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from '@formline/shared/contracts/schema';
import { DeliveryError } from '../DeliveryError';
import { MF } from '../../build/workspace';

export const RIGHTS = ['publish', 'promote', 'override'] as const;
export type Right = (typeof RIGHTS)[number];

/** Among `packages`: every remote, the host and what concerns all of them. */
export const EVERY_PACKAGE = '*';

const tokenSchema = z.object({
  id: z.string(),
  /** Changes are recorded under this name. */
  holder: z.string().check(z.minLength(1), z.maxLength(120)),
  packages: z.array(z.string()).check(z.minLength(1)),
  rights: z.array(z.enum(RIGHTS)).check(z.minLength(1)),
  /** SHA-256 in hex. A token is random and long, so that no slow hash is needed. */
  hash: z.string(),
  createdAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
});
export type DeliveryToken = z.infer<typeof tokenSchema>;

const SECRET_BYTES = 32;
const ID_BYTES = 4;
const ONLY_FOR_ITS_OWNER = 0o600;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** None when there is no file yet. @throws DeliveryError when it is damaged */
export async function readTokens(file: string): Promise<readonly DeliveryToken[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const tokens = z.safeParse(z.array(tokenSchema), jsonOf(text));
  if (tokens.success) return tokens.data;
  throw new DeliveryError('The file of tokens is damaged. Nobody can deliver until it is repaired.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A reader sees the old or the new list. */
async function writeTokens(file: string, tokens: readonly DeliveryToken[]): Promise<void> {
  const arriving = `${file}.arriving`;
  await writeFile(arriving, `${JSON.stringify(tokens, null, 2)}\n`, { mode: ONLY_FOR_ITS_OWNER });
  await rename(arriving, file);
}

/** The token itself is not kept. */
export async function addToken(
  file: string,
  granted: Pick<DeliveryToken, 'holder' | 'packages' | 'rights'>,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomBytes(ID_BYTES).toString('hex');
  const token = `fmd_${id}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const added = { ...granted, id, hash: hashOf(token), createdAt: new Date().toISOString(), revokedAt: null };
  await writeTokens(file, [...(await readTokens(file)), added]);
  return { id, token };
}

/** @throws DeliveryError for an unknown id */
export async function revokeToken(file: string, id: string): Promise<DeliveryToken> {
  const tokens = await readTokens(file);
  const found = tokens.find((token) => token.id === id);
  if (!found) throw new DeliveryError(`There is no token ${id}. \`${MF} token list\` shows all.`);
  const revoked = { ...found, revokedAt: found.revokedAt ?? new Date().toISOString() };
  await writeTokens(
    file,
    tokens.map((token) => (token === found ? revoked : token)),
  );
  return revoked;
}

/** Null for an unknown or revoked token. */
export function findToken(tokens: readonly DeliveryToken[], token: string): DeliveryToken | null {
  const hash = hashOf(token);
  return tokens.find((known) => known.hash === hash && known.revokedAt === null) ?? null;
}
