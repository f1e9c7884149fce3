import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistryEntry } from '../../testing/registryOf';
import { renderShell } from '../../testing/renderShell';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { versionsTexts } from './versions.texts';

beforeEach(makeElementsVisible);

const entries = [buildRegistryEntry('mf-a')];

async function choose(item: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('shows host, remotes and environment, and copies them', async () => {
  await renderShell({ entries });
  const user = userEvent.setup();
  await choose(/Version/);
  const dialog = await screen.findByRole('dialog', { name: versionsTexts.title });
  expect(within(dialog).getByRole('row', { name: 'mf-a 1.0.0 1.0.0-abcd' })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /^host 0\.25\.1/ })).toBeVisible();
  expect(dialog).toHaveTextContent('Environment: unnamed');
  await user.click(within(dialog).getByRole('button', { name: versionsTexts.copy }));
  expect(await within(dialog).findByText(versionsTexts.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('mf-a 1.0.0 1.0.0-abcd');
});

it('says so where a page may not copy', async () => {
  await renderShell({ entries });
  await choose(/Version/);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(await screen.findByRole('button', { name: versionsTexts.copy }));
  expect(await screen.findByRole('alert')).toHaveTextContent(versionsTexts.notCopied);
});
