import type { Page } from '@playwright/test';

export function passwordResetPage(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const sendButton = page.getByRole('button', { name: 'Send link' });
  const password = page.getByLabel('New Password');
  const confirmation = page.getByLabel('Confirm Password');
  const saveButton = page.getByRole('button', { name: 'Save password' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  return {
    email,
    sendButton,
    password,
    confirmation,
    saveButton,
    askHeading: heading('Forgot your password?'),
    sentHeading: heading('Check your email'),
    chooseHeading: heading('Choose a new password'),
    changedHeading: heading('Your password is changed'),
    overHeading: heading('This link is no longer valid'),
    askAgainButton: page.getByRole('button', { name: 'Ask for a new link' }),
    open: (path = '/forgotpassword') => page.goto(path),
    ask: async (address: string) => {
      await email.fill(address);
      await sendButton.click();
    },
    choose: async (word: string, repeated = word) => {
      await password.fill(word);
      await confirmation.fill(repeated);
      await saveButton.click();
    },
  };
}
