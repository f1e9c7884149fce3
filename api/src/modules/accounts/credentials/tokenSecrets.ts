import { createHash, createHmac, randomBytes } from 'node:crypto';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const TOKEN_BYTES = 32;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const firstPair = (secret: string): TokenPair => pairOf(secret, randomToken());

/** Derived, so that a client that lost the answer gets the same pair again without a stored token. */
export const nextPair = (secret: string, refreshToken: string): TokenPair =>
  pairOf(secret, derive(secret, 'refresh', refreshToken));

function pairOf(secret: string, refreshToken: string): TokenPair {
  return { refreshToken, accessToken: derive(secret, 'access', refreshToken) };
}

const derive = (secret: string, purpose: string, from: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${from}`).digest('base64url');
