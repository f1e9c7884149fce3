import { type PasswordProblem, passwordProblem } from '@formline/shared/domain/accounts/password';
import { passwordTexts } from '@formline/shared/domain/accounts/password.texts';
import { ref, string } from 'yup';
import { newPasswordTexts } from './newPassword.texts';

export const newPassword = (texts: Readonly<Record<PasswordProblem, string>> = passwordTexts) =>
  string()
    .default('')
    .test('new-password', (value, context) => {
      const problem = passwordProblem(value);
      return problem === null || context.createError({ message: texts[problem] });
    });

export const repeatedPassword = (field: string) =>
  string()
    .default('')
    .oneOf([ref(field)], newPasswordTexts.different);
