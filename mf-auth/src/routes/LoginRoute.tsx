import { AppStoreLinks } from '../components/AppStoreLinks';
import * as styles from '../components/authParts.module.css';
import { LegalLinks } from '../components/LegalLinks';
import { LoginPage } from '../features/login/LoginPage';
import type { AccountViews } from '../features/login/loginView';

const views: AccountViews = {
  loadLinkAccount: async () => (await import('../features/link-account/LinkAccountView')).linkAccountView,
  loadMigration: async () => (await import('../features/migrate-account/migrationView')).migrationView,
  loadTwoStep: async () => (await import('../features/two-step/TwoStepView')).twoStepView,
};

export function LoginRoute() {
  return (
    <LoginPage
      views={views}
      foot={
        <div className={styles.foot}>
          <AppStoreLinks />
          <LegalLinks />
        </div>
      }
    />
  );
}
