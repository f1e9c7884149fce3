import type { ComponentType } from 'react';
import type { AccountViewProps, MigrationViewProps, TwoStepViewProps } from '../../components/accountView';
import type { LoginValues } from './login.validation';

/** A view of another feature, with the heading it goes under. */
interface AccountView<Props> {
  readonly View: ComponentType<Props>;
  readonly title: string;
  readonly text: (email: string) => string;
}

/** Accounts of older times: how the password is tried, and the view for choosing a new one. */
interface MigrationView extends AccountView<MigrationViewProps> {
  /** Null when the account is in order with this password, otherwise the proof for a new one. */
  readonly openLegacyAccount: (email: string, password: string) => Promise<string | null>;
}

/** The views beside the form. Few visitors need them, so each comes when it is needed. */
export interface AccountViews {
  readonly loadLinkAccount: () => Promise<AccountView<AccountViewProps>>;
  readonly loadMigration: () => Promise<MigrationView>;
  readonly loadTwoStep: () => Promise<AccountView<TwoStepViewProps>>;
}

/** Whose account is put in order, and whether the browser shall remember the address afterwards. */
export interface CompletedAccount {
  readonly email: string;
  readonly rememberMe: boolean;
}

/** What the sign-in page shows. */
export type LoginView =
  | { readonly name: 'login_form'; readonly start: LoginValues }
  | {
      readonly name: 'link_accounts';
      readonly account: CompletedAccount;
      readonly loaded: AccountView<AccountViewProps>;
    }
  | {
      readonly name: 'migrate_account';
      readonly account: CompletedAccount;
      readonly loaded: MigrationView;
      readonly presentPassword: string;
      readonly proof: string;
    }
  | {
      readonly name: 'two_step';
      readonly account: CompletedAccount;
      readonly loaded: AccountView<TwoStepViewProps>;
      readonly twoStepToken: string;
    };
