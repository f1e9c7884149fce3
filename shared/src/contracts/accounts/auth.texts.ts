export const authTexts = {
  grantTypeInvalid: 'Grant type provided is invalid',
  emailMissing: 'no email provided',
  passwordMissing: 'no password provided',
};
