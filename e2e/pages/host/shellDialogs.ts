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

export function termsUpdate(page: Page) {
  const news = (title: string) => page.getByRole('alertdialog', { name: title });
  return {
    any: page.getByRole('alertdialog'),
    newTerms: news('Our Terms of Use have changed'),
    newPolicy: news('Our Privacy Policy has changed'),
    text: page.getByRole('alertdialog').getByRole('document'),
    view: page.getByRole('button', { name: 'View' }),
    logOut: page.getByRole('button', { name: 'Logout' }),
    accept: page.getByRole('button', { name: 'Accept and Continue' }),
    close: page.getByRole('button', { name: 'Close' }).last(),
  };
}

export function sessionTimeoutDialog(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Session Timeout' });
  return {
    dialog,
    stay: dialog.getByRole('button', { name: 'Stay Logged in' }),
    logOut: dialog.getByRole('button', { name: 'Log out' }),
    says: (time: string) =>
      dialog.getByText(
        new RegExp(`^You're being timed out due to inactivity. You will be logged out in ${time}$`),
      ),
  };
}

export function noticePages(page: Page) {
  return {
    tryTheApp: page.getByRole('heading', { level: 1, name: 'Try the app for a better experience.' }),
    download: page.getByRole('link', { name: 'Download' }),
    continueAnyway: page.getByRole('button', { name: 'Continue anyway' }),
    maintenance: page.getByRole('heading', { level: 1, name: 'Formline is down for maintenance' }),
    unreachable: page.getByRole('heading', { level: 1, name: 'We can’t reach Formline' }),
    offlineBanner: page.getByText('You are offline. Formline continues'),
    unreachableBanner: page.getByText('Formline is not responding'),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}
