import type { Page } from '@playwright/test';

export function scheduledWorkoutDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  const removal = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  const fromDays = async (item: string) => {
    await dialog.getByRole('button', { name: 'Change days' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  return {
    dialog,
    removal,
    rescheduling: page.getByRole('dialog', { name: `Reschedule ${name}` }),
    moving: page.getByRole('dialog', { name: `Move ${name}` }),
    openMove: () => fromDays('Move to another day'),
    openReschedule: () => fromDays('Reschedule'),
    remove: async (scope: RegExp) => {
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await removal.getByRole('radio', { name: scope }).check();
      await removal.getByRole('button', { name: 'Delete' }).click();
      await removal.waitFor({ state: 'hidden' });
    },
    notice: (text: string | RegExp) => page.getByRole('group', { name: text }),
  };
}
