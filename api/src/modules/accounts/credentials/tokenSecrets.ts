import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The pair a client holds. Neither is stored: only their hashes are. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const TOKEN_BYTES = 32;

/** What is stored of a token and found by it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A refresh token that nothing leads to. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The pair that starts a session. */
export const firstPair = (secret: string): TokenPair => pairOf(secret, randomToken());

/**
 * The pair a refresh token is traded for. It follows from that token and the server's secret alone, so that a client
 * whose answer was lost can be given the very same pair again without any token being stored.
 */
export const nextPair = (secret: string, refreshToken: string): TokenPair =>
  pairOf(secret, derive(secret, 'refresh', refreshToken));

function pairOf(secret: string, refreshToken: string): TokenPair {
  return { refreshToken, accessToken: derive(secret, 'access', refreshToken) };
}

const derive = (secret: string, purpose: string, from: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${from}`).digest('base64url');
