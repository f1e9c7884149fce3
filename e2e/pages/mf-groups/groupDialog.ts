import type { Page } from '@playwright/test';

export function groupDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const view = (name: string) => page.getByRole('dialog', { name });
  const name = dialog.getByRole('textbox', { name: 'Group name' });
  const search = dialog.getByRole('searchbox', { name: 'Search clients' });
  const row = (client: string) => dialog.getByRole('row', { name: client });
  return {
    dialog,
    view,
    name,
    search,
    row,
    button,
    rows: dialog.getByRole('grid', { name: 'Clients' }),
    members: dialog.getByRole('list', { name: 'Members' }).getByRole('listitem'),
    save: button('Save'),
    create: button('Create group'),
    alert: dialog.getByRole('alert'),
    status: (text: string | RegExp) => dialog.getByText(text),
    choose: async (...clients: readonly string[]) => {
      await button('Choose clients').click();
      await search.waitFor();
      for (const client of clients) await row(client).click();
      await button('Continue').click();
      await name.waitFor();
    },
  };
}
