import { isEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { string } from 'yup';

interface EmailTexts {
  readonly missing: string;
  readonly invalid: string;
}

export const ownEmail = ({ missing, invalid }: EmailTexts) =>
  string()
    .trim()
    .required(missing)
    .test('email', invalid, (value) => isEmailAddress(value));
