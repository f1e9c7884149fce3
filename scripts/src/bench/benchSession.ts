import type { TokenAnswer } from '@formline/shared/contracts/auth';

const MADE_UP = { access_token: 'bench', refresh_token: 'bench' };

/** What a browser remembers of a trainer who is signed in, so that a page opens at its address. */
export const benchSession = (
  url: string,
  { access_token, refresh_token }: Pick<TokenAnswer, 'access_token' | 'refresh_token'> = MADE_UP,
) => {
  const { origin, hostname } = new URL(url);
  const token = {
    access_token,
    refresh_token,
    token_type: 'Bearer',
    expires_in: Date.now() + 3_600_000,
    cc_manager: false,
    sign_in_id: 'bench',
  };
  const cookie = { name: 'formline_visitor', value: 'trainer', domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'formline.token', value: JSON.stringify(token) }] }],
  };
};
