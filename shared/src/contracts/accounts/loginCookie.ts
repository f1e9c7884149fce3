import { text } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

/** Cookie in which another site of ours hands over a sign-in: JSON, percent-encoded, read once at start-up. */
export const LOGIN_COOKIE = 'formline_login';

/** The longest session, in seconds. */
const LONGEST_LIFE_SECONDS = 43_200;

export const loginCookieSchema = z.object({
  /** `expires_in` in seconds. */
  access_token: z.object({
    token: text(512),
    expires_in: z.int().check(z.gte(1), z.lte(LONGEST_LIFE_SECONDS)),
  }),
  refresh_token: z.object({ token: text(512) }),
  /** `read-only` marks a manager. */
  scope: z.enum(['read', 'read-only']),
});
export type LoginCookie = z.infer<typeof loginCookieSchema>;
