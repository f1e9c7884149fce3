import { passwordResetTexts } from './passwordReset.texts';

/** Tells the owner of an account that its password was changed. */
export const passwordChangedEmail = (
  { email, firstName }: { readonly email: string; readonly firstName: string },
  publicUrl: string,
) => ({
  to: email,
  subject: passwordResetTexts.changedSubject,
  text: passwordResetTexts.changedLetter(firstName, `${publicUrl}/forgotpassword`),
});
