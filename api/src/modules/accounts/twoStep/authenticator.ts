import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps a clock may be slow or fast. */
const WINDOW = 1;

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export const keyUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step a code belongs to (RFC 6238), at most one before or after now; null when it is not right. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret, digits: 6, period: STEP_SECONDS, algorithm: 'SHA1' });
