import type { SaveState } from '@formline/shared/domain/saving';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveStatus } from './SaveStatus';

interface SaverFacts {
  readonly isStored?: boolean;
  readonly missing?: string | null;
}

const saverIn = (state: SaveState, { isStored = true, missing = null }: SaverFacts = {}) => ({
  state: () => state,
  failure: () => null,
  isStored: () => isStored,
  missing: () => missing,
  retry: jest.fn(),
  subscribe: () => () => undefined,
});
const show = (saver: ReturnType<typeof saverIn>, hasButton = false) =>
  render(
    <p>
      <SaveStatus saver={saver} hasButton={hasButton} />
    </p>,
    { wrapper: UiProvider },
  );
const words = () => screen.getByRole('paragraph').textContent;

it.each<[SaveState, string, string]>([
  ['clickable', 'Saved', ''],
  ['saved', 'Saved', ''],
  ['loading', 'Saving...', ''],
  ['unsaved', 'Unsaved changes', 'Unsaved changes'],
  ['incomplete', 'Unsaved changes', 'Unsaved changes'],
  ['error', 'Could not be savedTry again', ''],
  ['conflict', 'Unsaved changes', 'Unsaved changes'],
])('while %s it reads "%s", beside a Save button "%s"', (state, alone, besideButton) => {
  const { unmount } = show(saverIn(state));
  expect(words()).toBe(alone);
  unmount();
  show(saverIn(state), true);
  expect(words()).toBe(besideButton);
});

it('names what is missing, and says nothing of something new that nobody has touched', () => {
  const { unmount } = show(saverIn('incomplete', { missing: 'Not saved yet: give it a name' }));
  expect(words()).toBe('Not saved yet: give it a name');
  unmount();
  show(saverIn('clickable', { isStored: false }));
  expect(words()).toBe('');
});

it('tries again', async () => {
  const saver = saverIn('error');
  show(saver);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(saver.retry).toHaveBeenCalledTimes(1);
});

it('keeps the focus beside the button that leaves', async () => {
  show(saverIn('error'));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Could not be saved')).toHaveFocus();
});
