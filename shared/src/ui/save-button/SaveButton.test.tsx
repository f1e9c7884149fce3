import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import type { SaveState } from '../../domain/saving';
import { SaveButton } from './SaveButton';

it.each<[SaveState, string, number]>([
  ['clickable', 'Save', 1],
  ['loading', 'Saving...', 0],
  ['saved', 'Saved', 0],
  ['error', 'Save', 1],
  ['unsaved', 'Save', 1],
  ['incomplete', 'Save', 1],
  ['conflict', 'Save', 1],
])('while %s it reads %s and can be pressed %i times', async (state, name, presses) => {
  const handleSave = jest.fn();
  render(<SaveButton state={state} onSave={handleSave} />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(handleSave).toHaveBeenCalledTimes(presses);
});

it('keeps still while there is nothing to save', async () => {
  const handleSave = jest.fn();
  render(<SaveButton state="clickable" onSave={handleSave} isDisabled />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSave).not.toHaveBeenCalled();
});
