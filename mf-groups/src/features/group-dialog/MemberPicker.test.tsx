import { screen } from '@testing-library/react';
import { groupOf, openGroupDialog, zoe } from '../../testing/groupDialogPage';

it('selects all clients at once, and clears them again', async () => {
  const page = await openGroupDialog(null);
  await page.press('Choose clients');
  await page.titled('Choose Clients');
  await screen.findByText('3 clients');
  await page.press('Select all');
  expect(screen.getByText('3 selected')).toBeVisible();
  await page.press('Clear selection');
  expect(screen.getByText('0 selected')).toBeVisible();
});

it('selects all that the search finds, beside those chosen before', async () => {
  const page = await openGroupDialog(groupOf('Runners', zoe));
  await page.press('Choose clients');
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'ben');
  await screen.findByText('1 client');
  await page.press('Select all');
  expect(screen.getByText('2 selected')).toBeVisible();
});
