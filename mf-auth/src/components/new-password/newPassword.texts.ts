import type { PasswordRule } from '@formline/shared/domain/accounts/password';

export const newPasswordTexts: {
  readonly rules: Readonly<Record<PasswordRule, string>>;
  readonly met: string;
  readonly different: string;
} = {
  rules: {
    length: '8 characters',
    uppercase: '1 uppercase letter',
    lowercase: '1 lowercase letter',
    digit: '1 digit',
    symbol: '1 of ! ? . _ + @ < > = # $ % & - ^ *',
    uncommon: 'Not too easy to guess',
  },
  met: ', done',
  different: 'The passwords entered do not match',
};
