import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_VERSION } from '@formline/shared/contracts/product';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { trainerIdOf } from '../../../plugins/actor';
import { createSecretReader } from '../../accounts/tokens/sessions.service';
import type { ViewerRow } from './visibleMedia.repository';
import { viewersRepository } from './viewers.repository';

/** Identifies the session for elements such as `img`, which send no Authorization header. */
const VIEWER_COOKIE = 'formline_viewer';
const COOKIE_PATH = `/${API_VERSION}/`;
const COOKIE = new RegExp(`(?:^|;\\s*)${VIEWER_COOKIE}=(\\d{1,10})\\.([\\w-]{43})(?:;|$)`);

interface ViewersOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

/** The cookie only opens files and names a session; permissions are checked for each request. */
export function viewersService({ db, clock, isSecure }: ViewersOptions) {
  const readSecret = createSecretReader(db);
  const sign = async (sessionId: number): Promise<string> =>
    createHmac('sha256', await readSecret())
      .update(`viewer:${sessionId}`)
      .digest('base64url');

  return {
    /** Null when the request already has the cookie or does not need it. */
    async cookieFor(
      sessionId: number,
      { url, cookies = '' }: { readonly url: string; readonly cookies: string | undefined },
    ): Promise<string | null> {
      if (!url.startsWith(COOKIE_PATH)) return null;
      const value = `${sessionId}.${await sign(sessionId)}`;
      const [, id = '', signature = ''] = COOKIE.exec(cookies) ?? [];
      if (`${id}.${signature}` === value) return null;
      const rules = `Path=${COOKIE_PATH}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      return `${VIEWER_COOKIE}=${value}; ${rules}`;
    },

    async findByCookies(cookies = ''): Promise<ViewerRow | null> {
      const [, id, signature] = COOKIE.exec(cookies) ?? [];
      const sessionId = Number(id);
      if (id === undefined || signature === undefined || sessionId > 2_147_483_647) return null;
      const expected = await sign(sessionId);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
      const found = await viewersRepository(db).findBySession(sessionId, clock.now());
      return found && { userId: found.userId, trainerId: trainerIdOf(found) };
    },
  };
}
