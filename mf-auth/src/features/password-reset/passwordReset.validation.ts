import { isEmailAddress } from '@formline/shared/domain/emailAddress';
import { object, string } from 'yup';
import { newPassword, repeatedPassword } from '../../components/new-password/newPassword.validation';
import { passwordResetTexts as texts } from './passwordReset.texts';

export const requestValidation = object({
  email: string()
    .trim()
    .required(texts.request.missingEmail)
    .test('email', texts.request.invalidEmail, (value) => isEmailAddress(value)),
});

export const chooseValidation = object({
  password: newPassword(),
  confirmation: repeatedPassword('password'),
});
