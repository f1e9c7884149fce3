import type { Page } from '@playwright/test';

export function shellDialogs(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const palette = dialog('Search and go to');
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').waitFor();
  };
  return {
    palette,
    paletteField: palette.getByRole('combobox'),
    options: palette.getByRole('option'),
    chosenOption: palette.getByRole('option', { selected: true }),
    shortcuts: dialog('Keyboard shortcuts'),
    versions: dialog('Versions'),
    account: (fullName: string) => dialog(fullName),
    settings: page.getByRole('button', { name: 'Account settings' }),
    searchButton: page.getByRole('button', { name: /^Search/ }),
    expired: page.getByRole('region', { name: 'Subscription' }),
    openPalette,
  };
}
