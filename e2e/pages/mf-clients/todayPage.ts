import type { Page } from '@playwright/test';

export const TODAY_PATH = '/clients/today';

export function todayPage(page: Page) {
  const needs = page.getByRole('region', { name: 'Needs you' });
  const training = page.getByRole('region', { name: 'Training today' });
  const settings = page.getByRole('dialog', { name: 'Settings of Today' });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Today' }),
    needs,
    training,
    lines: needs.getByRole('listitem'),
    line: (name: string, reason: string) =>
      needs.getByRole('listitem').filter({ hasText: `${name}${reason}` }),
    reason: needs.getByRole('combobox', { name: 'Reason' }),
    action: (action: string, name: string) =>
      needs
        .getByRole('link', { name: `${action}: ${name}` })
        .or(needs.getByRole('button', { name: `${action}: ${name}` })),
    snooze: (name: string, reason: string) =>
      needs.getByRole('button', { name: `Snooze ${reason} of ${name}` }),
    snoozeFor: (time: string) => page.getByRole('menuitem', { name: time }),
    snoozed: needs.getByText(/^Snoozed/),
    undo: page.getByRole('button', { name: 'Undo' }),
    settingsButton: page.getByRole('button', { name: 'Settings of Today' }),
    settings,
    save: settings.getByRole('button', { name: 'Save' }),
    open: async () => {
      await page.goto(TODAY_PATH);
      await needs.waitFor();
    },
  };
}
