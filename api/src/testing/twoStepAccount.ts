import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { beginTwoStep, confirmTwoStep } from '@formline/shared/contracts/accounts/twoStep';
import { TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../database/seed/world/accounts';
import { buildTrainer } from './builders';
import { passwordGrant } from './grants';
import type { TestApp } from './startTestApp';

/** The code of the owner's authenticator app, `offset` steps from now. */
export const codeOf = (api: TestApp, key: string, offset = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: api.clock.now().getTime() + offset * 30_000 });

/** Not valid now, nor a minute before or after. */
export function wrongCode(api: TestApp, key: string): string {
  const near = [-2, -1, 0, 1, 2].map((offset) => codeOf(api, key, offset));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** Two-step sign-in is on, with the previous code used. */
export async function buildTwoStepTrainer(api: TestApp) {
  const { email } = await buildTrainer(api.database.db);
  const caller = await api.signInAs(email);
  const { key } = await caller.call(beginTwoStep, { body: { password: DEMO_PASSWORD } });
  const { recovery_codes: codes } = await caller.call(confirmTwoStep, {
    body: { code: codeOf(api, key, -1) },
  });
  return { email, key, codes, caller };
}

export async function twoStepTokenOf(api: TestApp, email: string): Promise<string> {
  return (await api.refused(requestToken, passwordGrant(email))).two_step_token ?? '';
}

export const codeGrant = (token: string, code: string) => ({
  body: { grant_type: 'two_step', scope: 'read', two_step_token: token, code },
});
