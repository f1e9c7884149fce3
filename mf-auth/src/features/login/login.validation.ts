import { object, string } from 'yup';
import { ownEmail } from '../../components/email/email.validation';
import { loginTexts } from './login.texts';

export type LoginStep = 'email' | 'password';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const email = ownEmail({ missing: loginTexts.invalidEmail, invalid: loginTexts.invalidEmail });
const password = string().required(loginTexts.missingPassword);

export const loginValidation: Readonly<Record<LoginStep, ReturnType<typeof object>>> = {
  email: object({ email }),
  password: object({ email, password }),
};
