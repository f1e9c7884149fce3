import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import type { LoginStep, LoginValues } from './login.validation';

/** The rules load after the page, because nobody types at once. */
const loadRules = () =>
  import('./login.validation').then(
    ({ loginValidation }) => loginValidation,
    () => null,
  );

export async function validateLogin(
  values: LoginValues,
  step: LoginStep,
): Promise<FormikErrors<LoginValues>> {
  const rules = await loadRules();
  if (!rules) return {};
  try {
    await validateYupSchema(values, rules[step]);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
