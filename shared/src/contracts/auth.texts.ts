export const authTexts = {
  grantTypeInvalid: 'Grant type provided is invalid',
};
