import { isEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { passwordProblem } from '@formline/shared/domain/accounts/password';
import { passwordTexts } from '@formline/shared/domain/accounts/password.texts';
import { isPersonName } from '@formline/shared/domain/people/personName';
import { personNameTexts } from '@formline/shared/domain/people/personName.texts';
import { invalidInput } from '../../../plugins/HttpProblem';
import { registrationTexts } from './registration.texts';

interface TypedPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface NameTexts {
  readonly firstInvalid: string;
  readonly lastInvalid: string;
}

export function readEmail(typed: string): string {
  const email = typed.trim().normalize('NFKC');
  if (email === '') throw invalidInput(registrationTexts.emailMissing);
  if (!isEmailAddress(email)) throw invalidInput(registrationTexts.emailInvalid);
  return email;
}

export function readPerson(typed: TypedPerson, texts: NameTexts = personNameTexts): NewPerson {
  const firstName = typed.first_name.trim();
  const lastName = typed.last_name.trim();
  const email = readEmail(typed.email);
  if (firstName === '') throw invalidInput(personNameTexts.firstMissing);
  if (!isPersonName(firstName)) throw invalidInput(texts.firstInvalid);
  if (lastName === '') throw invalidInput(personNameTexts.lastMissing);
  if (!isPersonName(lastName)) throw invalidInput(texts.lastInvalid);
  return { email, firstName, lastName };
}

export function requireGoodPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw invalidInput(passwordTexts[problem]);
}
