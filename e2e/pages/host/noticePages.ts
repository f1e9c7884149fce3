import type { Page } from '@playwright/test';

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
