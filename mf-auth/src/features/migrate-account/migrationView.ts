import { migrateAccountTexts } from './migrateAccount.texts';
import { MigrateAccountView } from './MigrateAccountView';
import { openLegacyAccount } from './openLegacyAccount';

/** Migrating as the sign-in page shows it. */
export const migrationView = {
  View: MigrateAccountView,
  title: migrateAccountTexts.title,
  text: () => migrateAccountTexts.text,
  openLegacyAccount,
};
