import { migrateAccountTexts } from './migrateAccount.texts';
import { MigrateAccountView } from './MigrateAccountView';
import { openLegacyAccount } from './openLegacyAccount';

export const migrationView = {
  View: MigrateAccountView,
  title: migrateAccountTexts.title,
  text: () => migrateAccountTexts.text,
  openLegacyAccount,
};
