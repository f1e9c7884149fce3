import type { SmokeAccount, SmokeAccounts } from '@formline/e2e/smoke/SmokeSessions';
import { isLoopback } from '@formline/tooling/mf/reports/reports';
import { PlainError } from '../process/plainError';
import { smokeCommandTexts } from './smokeCommand.texts';

/** A product on this machine has the demo accounts by default. */
const demoAccounts: SmokeAccounts = {
  trainer: { user: 'trainer@formline.test', password: 'Formline1!' },
  manager: { user: 'manager@formline.test', password: 'Formline1!' },
};

function accountIn(environment: NodeJS.ProcessEnv, prefix: string): SmokeAccount | null {
  const names = { user: `${prefix}_USER`, password: `${prefix}_PASSWORD` };
  const user = environment[names.user] ?? '';
  const password = environment[names.password] ?? '';
  if (user === '' && password === '') return null;
  if (user === '' || password === '') {
    throw new PlainError(smokeCommandTexts.halfAnAccount(names.user, names.password));
  }
  return { user, password };
}

/** Demo accounts are never tried on a remote deployment. @throws PlainError for half an account */
export function readSmokeAccounts(environment: NodeJS.ProcessEnv, url: string): SmokeAccounts {
  const fallback = isLoopback(url) ? demoAccounts : { trainer: null, manager: null };
  return {
    trainer: accountIn(environment, 'SMOKE') ?? fallback.trainer,
    manager: accountIn(environment, 'SMOKE_MANAGER') ?? fallback.manager,
  };
}
