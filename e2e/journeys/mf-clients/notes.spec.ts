import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { expect, test } from '../../fixtures/test';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

test('a note is written with the keyboard, not printed, found from the palette, pinned, deleted and brought back', async ({
  page,
  context,
  request,
}) => {
  const { client } = await newClientOfSignedIn(context, request);
  await page.goto(dashboardPath(client));
  const card = page.getByRole('region', { name: 'Notes', exact: true });
  const form = page.getByRole('dialog', { name: 'Write a note' });

  await card.getByRole('button', { name: 'Write a note' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Note')).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.type('Left **knee** hurts after running.');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(card.getByText('knee', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  await expect(page.getByText('Tags', { exact: true })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Goals' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const { breadcrumbs } = clientDashboardPage(page);
  await breadcrumbs.getByRole('link', { name: 'My Clients' }).click();
  await expect(page).toHaveURL(/my-clients$/);
  // A page that arrives closes the dialogs of the one before.
  await expect(page.getByRole('gridcell')).toBeVisible();
  // Typed at once: the palette gets what comes before its field is there.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('knee running');
  await expect(page.getByRole('combobox')).toHaveValue('knee running');
  const found = page.getByRole('option', { name: /hurts after running/ });
  await expect(found).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: /^Edit the note of / });
  await expect(opened.getByLabel('Note')).toBeFocused();
  await expect(opened.getByLabel('Note')).toHaveValue('Left **knee** hurts after running.');
  await checkAccessibility(page);
  await page.keyboard.type('!');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard this note?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(opened.getByLabel('Note')).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`clientId=${client.id}$`));

  await card.getByRole('button', { name: /^Pin, / }).click();
  await expect(card.getByText('Pinned')).toBeVisible();
  await card.getByRole('button', { name: /^Delete, / }).click();
  await expect(card).toContainText('No notes yet.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Pinned')).toBeVisible();
});
