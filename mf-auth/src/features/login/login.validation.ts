import { isEmailAddress } from '@formline/shared/domain/emailAddress';
import { object, string } from 'yup';
import { loginTexts } from './login.texts';

/** Signing in asks for the email address first and for the password once the account is known. */
export type LoginStep = 'email' | 'password';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const email = string().test('email', loginTexts.invalidEmail, (value = '') => isEmailAddress(value.trim()));
const password = string().required(loginTexts.missingPassword);

/** What must be filled in at each step. */
export const loginValidation: Readonly<Record<LoginStep, ReturnType<typeof object>>> = {
  email: object({ email }),
  password: object({ email, password }),
};
