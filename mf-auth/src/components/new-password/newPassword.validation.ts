import { type PasswordProblem, passwordProblem } from '@formline/shared/domain/password';
import { passwordTexts } from '@formline/shared/domain/password.texts';
import { ref, string } from 'yup';
import { newPasswordTexts } from './newPassword.texts';

/** A password that may be chosen; what is wrong with it stands in the words of the API, or in a form's own. */
export const newPassword = (texts: Readonly<Record<PasswordProblem, string>> = passwordTexts) =>
  string()
    .default('')
    .test('new-password', (value, context) => {
      const problem = passwordProblem(value);
      return problem === null || context.createError({ message: texts[problem] });
    });

/** The same password typed once more. */
export const repeatedPassword = (field: string) =>
  string()
    .default('')
    .oneOf([ref(field)], newPasswordTexts.different);
