import { screen, waitFor, within } from '@testing-library/react';
import { button, rows, showEditor } from '../../../testing/workoutEditorPage';

const circuit = () => screen.findByRole('region', { name: 'Update Circuit' });

it('changes a circuit of this workout by its editor, and keeps the dose of what stood in it', async () => {
  const { user, saves } = showEditor();
  await user.click(button('Finisher, Circuit · 2 rounds'));
  const panel = await circuit();
  const rounds = within(panel).getByRole('textbox', { name: 'Rounds' });
  await user.clear(rounds);
  await user.type(rounds, '4');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Finisher, Circuit · 4 rounds' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Update Circuit' })).not.toBeInTheDocument();
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.change.sections[1]?.exercises[1]).toMatchObject({
    key: 'r5',
    reps: 4,
    compound_routine_exercises: [{ exercise: { id: 4, key: 'e4', sets: 3, reps: 10 } }],
  });
});

it('changes the dose of an exercise within a circuit and leads back to the circuit', async () => {
  const { user, saves } = showEditor();
  await user.click(button('Finisher, Circuit · 2 rounds'));
  await user.click(within(await circuit()).getByRole('button', { name: 'Show Plank' }));
  const editor = await screen.findByRole('region', { name: 'Edit Exercise' });
  await user.type(within(editor).getByRole('textbox', { name: 'Sets' }), '0');
  await user.tab();
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.change.sections[1]?.exercises[1]).toMatchObject({
    compound_routine_exercises: [{ exercise: { id: 4, sets: 30 } }],
  });
  await user.click(within(editor).getByRole('button', { name: 'Close the exercise' }));
  expect(await circuit()).toBeVisible();
});

it('asks before a circuit is removed, in its own words', async () => {
  const { user } = showEditor();
  await user.click(button('Finisher, Circuit · 2 rounds'));
  await user.click(within(await circuit()).getByRole('button', { name: 'Remove Circuit' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Circuit' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(rows('Main')).toEqual(['Push-Up']);
});

it('is looked at alone while something is scheduled', async () => {
  const { user } = showEditor({ context: 'scheduling', onSave: undefined });
  await user.click(button('Finisher, Circuit · 2 rounds'));
  const panel = await screen.findByRole('region', { name: 'Circuit Details' });
  expect(within(panel).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Remove Circuit' })).not.toBeInTheDocument();
});
