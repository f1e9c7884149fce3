import type { DatabaseHandle } from '../../../database/database';
import { type OneTimeTokenPurpose, oneTimeTokensRepository } from './oneTimeTokens.repository';
import { hashToken, randomToken } from './tokenSecrets';

interface NewToken {
  readonly purpose: OneTimeTokenPurpose;
  readonly userId: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Invalidates earlier tokens for the same purpose; only the hash is stored. */
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

/** The token is in the URL fragment, which browsers never send to servers, so it stays out of logs. */
export const linkWithToken = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
