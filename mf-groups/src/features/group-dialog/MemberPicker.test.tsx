import { listClientTags } from '@formline/shared/contracts/people/clientTags';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { ana, groupOf, openGroupDialog, zoe } from '../../testing/groupDialogPage';

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

it('shows tags, and selects all who have one', async () => {
  const page = await openGroupDialog(null);
  page.api.answer(listClientTags, [
    { id: 1, name: 'Mornings', color: 'teal', client_ids: [ana.id, zoe.id], version: 1 },
  ]);
  await page.press('Choose clients');
  expect(await screen.findByRole('row', { name: /Zoë Adler.*Mornings/ })).toBeInTheDocument();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Mornings');
  await screen.findByText('2 clients');
  await page.press('Select all');
  expect(screen.getByText('2 selected')).toBeVisible();
});
