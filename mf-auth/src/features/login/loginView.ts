import type { ComponentType } from 'react';
import type { AccountViewProps, MigrationViewProps, TwoStepViewProps } from '../../components/accountView';
import type { LoginValues } from './login.validation';

interface AccountView<Props> {
  readonly View: ComponentType<Props>;
  readonly title: string;
  readonly text: (email: string) => string;
}

interface MigrationView extends AccountView<MigrationViewProps> {
  /** Null when this password is good; otherwise the proof for choosing a new one. */
  readonly openLegacyAccount: (email: string, password: string) => Promise<string | null>;
}

/** Few visitors need these views, so each loads on demand. */
export interface AccountViews {
  readonly loadLinkAccount: () => Promise<AccountView<AccountViewProps>>;
  readonly loadMigration: () => Promise<MigrationView>;
  readonly loadTwoStep: () => Promise<AccountView<TwoStepViewProps>>;
}

export interface CompletedAccount {
  readonly email: string;
  readonly rememberMe: boolean;
}

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
