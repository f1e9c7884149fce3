import type { PasswordPart } from '@formline/shared/domain/password';

export const newPasswordTexts: {
  readonly parts: Readonly<Record<PasswordPart, string>>;
  readonly isThere: string;
  readonly different: string;
} = {
  parts: {
    length: '8 characters',
    uppercase: '1 uppercase letter',
    lowercase: '1 lowercase letter',
    digit: '1 digit',
    symbol: '1 of ! ? . _ + @ < > = # $ % & - ^ *',
  },
  isThere: ', done',
  different: 'The passwords entered do not match',
};
