import { passwordProblem } from '@formline/shared/domain/password';
import { passwordTexts } from '@formline/shared/domain/password.texts';
import { ref, string } from 'yup';
import { newPasswordTexts } from './newPassword.texts';

/** A password that may be chosen; what is wrong with it stands in the words of the API. */
export const newPassword = () =>
  string()
    .default('')
    .test('new-password', (value, context) => {
      const problem = passwordProblem(value);
      return problem === null || context.createError({ message: passwordTexts[problem] });
    });

/** The same password typed once more. */
export const repeatedPassword = (field: string) =>
  string()
    .default('')
    .oneOf([ref(field)], newPasswordTexts.different);
