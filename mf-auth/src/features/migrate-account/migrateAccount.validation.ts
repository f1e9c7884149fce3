import { object } from 'yup';
import { newPassword, repeatedPassword } from '../../components/new-password/newPassword.validation';
import { migrateAccountTexts } from './migrateAccount.texts';

export interface MigrateAccountValues {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const migrateAccountValidation = object({
  newPassword: newPassword(migrateAccountTexts.problems),
  confirmPassword: repeatedPassword('newPassword'),
});
