import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const keyUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** RFC 6238 time step, at most one before or after now; null when the code is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret, digits: 6, period: STEP_SECONDS, algorithm: 'SHA1' });
