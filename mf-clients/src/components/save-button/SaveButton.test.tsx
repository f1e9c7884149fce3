import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { SaveButton, type SaveState } from './SaveButton';

it.each<[SaveState, string, number]>([
  ['clickable', 'Save', 1],
  ['loading', 'Saving...', 0],
  ['saved', 'Saved', 0],
  ['error', 'Save', 1],
])('while %s it reads %s and can be pressed %i times', async (state, name, presses) => {
  const handleSave = jest.fn();
  const { user } = renderRoute(<SaveButton state={state} onSave={handleSave} />, { path: '/' });
  await user.click(screen.getByRole('button', { name }));
  expect(handleSave).toHaveBeenCalledTimes(presses);
});

it('keeps still while there is nothing to save', async () => {
  const handleSave = jest.fn();
  const button = <SaveButton state="clickable" onSave={handleSave} isDisabled />;
  const { user } = renderRoute(button, { path: '/' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSave).not.toHaveBeenCalled();
});
