import { API_VERSION } from '@formline/shared/contracts/product';
import type { DatabaseHandle } from '../../../database/database';
import { knownDevicesRepository } from './knownDevices.repository';
import { hashToken, randomToken } from './tokenSecrets';

const COOKIE_NAME = 'formline_device';
const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([\\w-]{43})(?:;|$)`);
const ONE_YEAR_SECONDS = 31_536_000;

interface RememberedDevice {
  /** Grants no access; it only keeps other people's wrong passwords from counting. */
  readonly token: string;
  readonly isNewBesideOthers: boolean;
}

export async function findKnownDevice(
  db: DatabaseHandle,
  userId: number,
  cookies: string | undefined,
): Promise<string | null> {
  const tokenHash = sentHash(cookies);
  if (tokenHash === null) return null;
  return (await knownDevicesRepository(db).isKnown(userId, tokenHash)) ? tokenHash : null;
}

/** The token is rotated at every sign-in, so that a planted or copied token becomes worthless. */
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

export const deviceCookie = (token: string, isSecure: boolean): string =>
  `${COOKIE_NAME}=${token}; Path=/${API_VERSION}/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

function sentHash(cookies = ''): string | null {
  const [, token] = COOKIE.exec(cookies) ?? [];
  return token === undefined ? null : hashToken(token);
}
