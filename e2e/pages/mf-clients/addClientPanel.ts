import type { Page } from '@playwright/test';

interface Entries {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export function addClientPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Add Client' });
  const email = panel.getByRole('textbox', { name: 'Email' });
  const firstName = panel.getByRole('textbox', { name: 'First Name' });
  const lastName = panel.getByRole('textbox', { name: 'Last Name' });
  const sendButton = panel.getByRole('button', { name: 'Send invite' });
  return {
    panel,
    email,
    firstName,
    lastName,
    sendButton,
    alert: panel.getByRole('alert'),
    title: (name: string) => panel.getByRole('heading', { level: 3, name }),
    button: (name: string) => panel.getByRole('button', { name }),
    goal: (name: string) => panel.getByRole('radio', { name }),
    open: () => page.getByRole('button', { name: 'Add Client' }).first().click(),
    invite: async (entries: Entries) => {
      await email.fill(entries.email);
      await firstName.fill(entries.firstName ?? 'Noor');
      await lastName.fill(entries.lastName ?? 'Hara');
      await sendButton.click();
    },
  };
}
