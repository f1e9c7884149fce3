import { API_VERSION } from '@formline/shared/contracts/product';
import type { DatabaseHandle } from '../../../database/database';
import { knownDevicesRepository } from './knownDevices.repository';
import { hashToken, randomToken } from './tokenSecrets';

const COOKIE_NAME = 'formline_device';
const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([\\w-]{43})(?:;|$)`);
const ONE_YEAR_SECONDS = 31_536_000;

/** What signing in with a browser has told. */
interface RememberedDevice {
  /** What the browser is to keep. It opens nothing: with it wrong passwords of others do not count. */
  readonly token: string;
  /** The account was signed in before, but never with this browser. */
  readonly isNewBesideOthers: boolean;
}

/** The hash of the browser's token where this account knows it, otherwise null. */
export async function findKnownDevice(
  db: DatabaseHandle,
  userId: number,
  cookies: string | undefined,
): Promise<string | null> {
  const tokenHash = sentHash(cookies);
  if (tokenHash === null) return null;
  return (await knownDevicesRepository(db).isKnown(userId, tokenHash)) ? tokenHash : null;
}

/**
 * Notes that an account was signed in with this browser. The browser gets another token each time, which takes the place
 * of the one before for all its accounts: a token that somebody else has planted or copied is worth nothing then.
 */
export async function rememberDevice(
  tx: DatabaseHandle,
  {
    userId,
    cookies,
    now,
  }: { readonly userId: number; readonly cookies: string | undefined; readonly now: Date },
): Promise<RememberedDevice> {
  const devices = knownDevicesRepository(tx);
  const hasOthers = (await devices.countOf(userId)) > 0;
  const token = randomToken();
  const tokenHash = hashToken(token);
  const before = sentHash(cookies);
  const renewed = before === null ? [] : await devices.renew(before, tokenHash, now);
  const isNew = !renewed.includes(userId);
  if (isNew) await devices.add({ userId, tokenHash, createdAt: now, lastSeenAt: now });
  return { token, isNewBesideOthers: isNew && hasOthers };
}

/** @param isSecure whether people reach the pages by HTTPS */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  `${COOKIE_NAME}=${token}; Path=/${API_VERSION}/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

function sentHash(cookies = ''): string | null {
  const [, token] = COOKIE.exec(cookies) ?? [];
  return token === undefined ? null : hashToken(token);
}
