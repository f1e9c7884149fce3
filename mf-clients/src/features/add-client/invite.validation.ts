import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { isEmailAddress, tidyEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { isPersonName } from '@formline/shared/domain/people/personName';
import { personNameTexts } from '@formline/shared/domain/people/personName.texts';
import { object, string } from 'yup';
import { addClientTexts } from './addClient.texts';

const { emailMissing, emailInvalid } = addClientTexts.invite;

export interface TypedClient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const NOTHING_TYPED: TypedClient = { email: '', firstName: '', lastName: '' };

const name = (missing: string, invalid: string) =>
  string().trim().required(missing).test('name', invalid, isPersonName);

export const inviteValidation = object({
  email: string()
    .transform(tidyEmailAddress)
    .required(emailMissing)
    .test('email', emailInvalid, (value) => isEmailAddress(value)),
  firstName: name(personNameTexts.firstMissing, personNameTexts.clientFirstInvalid),
  lastName: name(personNameTexts.lastMissing, personNameTexts.clientLastInvalid),
});

export const isTyped = (typed: TypedClient): boolean =>
  Object.values(typed).some((text: string) => text.trim() !== '');

export const toAddress = ({ email }: TypedClient, scope: ClubScope) => ({
  email: tidyEmailAddress(email),
  ...scope,
});

export const toNewClient = (typed: TypedClient, scope: ClubScope) => ({
  ...toAddress(typed, scope),
  first_name: typed.firstName.trim(),
  last_name: typed.lastName.trim(),
});
