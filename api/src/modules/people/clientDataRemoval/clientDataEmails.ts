import { longDateText } from '@formline/shared/domain/dates/longDate';
import type { Mail } from '../../../mail/Mail';
import type { UserRow } from '../../accounts/userAccounts/userAccounts.repository';
import { fullName } from '../users/users.presenter';
import { clientDataRemovalTexts as texts } from './clientDataRemoval.texts';

type Person = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'joinedAt'>;

export interface ClientAndTrainer {
  readonly trainer: Person;
  readonly client: Person;
}

/** A client who never opened the account is not emailed. */
export function clientDataEmails(
  event: keyof typeof texts,
  { trainer, client }: ClientAndTrainer,
  dueAt: Date,
): Mail[] {
  const day = longDateText(dueAt.toISOString().slice(0, 10));
  const names = { trainer: fullName(trainer), client: fullName(client) };
  const emailTo = (who: 'trainer' | 'client', { email, firstName }: Person): Mail => ({
    to: email,
    subject: texts[event][who].subject(day),
    text: texts[event][who].text({ ...names, to: firstName }, day),
  });
  return [emailTo('trainer', trainer), ...(client.joinedAt === null ? [] : [emailTo('client', client)])];
}
