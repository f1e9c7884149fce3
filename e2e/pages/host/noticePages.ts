import type { Page } from '@playwright/test';

/** Pages that stand in the place of the dashboard, and the banner above it. */
export function noticePages(page: Page) {
  return {
    tryTheApp: page.getByRole('heading', { level: 1, name: 'Try the app for a better experience.' }),
    download: page.getByRole('link', { name: 'Download' }),
    continueAnyway: page.getByRole('button', { name: 'Continue anyway' }),
    maintenance: page.getByRole('heading', { level: 1, name: 'Formline is being worked on' }),
    unreachable: page.getByRole('heading', { level: 1, name: 'Formline cannot be reached' }),
    offlineBanner: page.getByText('You are offline. Formline goes on by itself'),
    unreachableBanner: page.getByText('Formline does not answer at the moment'),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}
