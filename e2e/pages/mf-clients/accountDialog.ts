import type { Page } from '@playwright/test';

export function accountDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const chooseFile = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await button('Change picture').click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  return {
    dialog,
    named: (name: string) => page.getByRole('dialog', { name }),
    button,
    field,
    country: dialog.getByRole('combobox', { name: 'Country' }),
    edit: button('Edit'),
    units: button(/^Measurement Units/),
    settings: button('Dashboard Settings'),
    save: button('Save'),
    saved: button('Saved'),
    alert: dialog.getByRole('alert'),
    discard: page
      .getByRole('alertdialog', { name: 'Discard Unsaved Changes?' })
      .getByText('Discard', { exact: true }),
    crop: dialog.getByRole('group', { name: /^Part of the picture/ }),
    zoom: dialog.getByRole('slider', { name: 'Zoom' }),
    chooseFile,
  };
}
