import type { DatabaseHandle } from '../../../database/database';
import { type OneTimeTokenPurpose, oneTimeTokensRepository } from './oneTimeTokens.repository';
import { hashToken, randomToken } from './tokenSecrets';

interface NewToken {
  readonly purpose: OneTimeTokenPurpose;
  readonly userId: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Makes a token that is good for one act; those given out before for the same act end. Only its hash is kept. */
export async function newOneTimeToken(
  tx: DatabaseHandle,
  { purpose, userId, now, expiresAt }: NewToken,
): Promise<string> {
  const token = randomToken();
  await oneTimeTokensRepository(tx).replace({
    purpose,
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
  });
  return token;
}

/** An address of the pages with a token. Behind the `#` it reaches no server's log. */
export const linkWithToken = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
