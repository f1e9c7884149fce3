import { isPersonName } from '@formline/shared/domain/people/personName';
import { personNameTexts } from '@formline/shared/domain/people/personName.texts';
import { object, string } from 'yup';
import { ownEmail } from '../../components/email/email.validation';
import { newPassword } from '../../components/new-password/newPassword.validation';
import { createAccountTexts as texts } from './createAccount.texts';

export interface NewAccountValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

const name = (missing: string, invalid: string) =>
  string().trim().required(missing).test('name', invalid, isPersonName);

export const createAccountValidation = object({
  email: ownEmail({ missing: texts.missingEmail, invalid: texts.invalidEmail }),
  firstName: name(personNameTexts.firstMissing, personNameTexts.firstInvalid),
  lastName: name(personNameTexts.lastMissing, personNameTexts.lastInvalid),
  password: newPassword(),
});

export const isComplete = ({ email, firstName, lastName, password }: NewAccountValues): boolean =>
  [email, firstName, lastName].every((text) => text.trim() !== '') && password !== '';

export const toNewPerson = ({ email, firstName, lastName, password }: NewAccountValues) =>
  ({
    email: email.trim(),
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    password,
    accepted_terms: true,
  }) as const;
