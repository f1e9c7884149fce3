import { object } from 'yup';
import { ownEmail } from '../../components/email/email.validation';
import { newPassword, repeatedPassword } from '../../components/new-password/newPassword.validation';
import { passwordResetTexts as texts } from './passwordReset.texts';

export const requestValidation = object({
  email: ownEmail({ missing: texts.request.missingEmail, invalid: texts.request.invalidEmail }),
});

export const chooseValidation = object({
  password: newPassword(),
  confirmation: repeatedPassword('password'),
});
