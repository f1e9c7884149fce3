import { screen, waitFor, within } from '@testing-library/react';
import { button, legDay, rows, showEditor } from '../../../testing/workoutEditorPage';
import type { WorkoutSave } from './workoutSaving';

const namesSent = (save: WorkoutSave | undefined) =>
  save?.change.sections.map(({ exercises }) =>
    exercises.map((item) => ('id' in item ? item.id : item.title)),
  );

it('shows sections with what stands in them, counts and time, and can be printed', async () => {
  showEditor();
  expect(await screen.findByRole('button', { name: 'Print workout' })).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'Workout name' });
  expect(name).toHaveValue('Leg Day');
  expect(name).toHaveAttribute('placeholder', 'Enter Workout Name');
  expect(rows('Warm-Up')).toEqual(['Cat-Cow', 'Inchworm']);
  expect(button('Push-Up, 3 × 10')).toBeVisible();
  expect(screen.getByText('20 lb · Rest 00:30')).toBeInTheDocument();
  expect(button('Finisher, Circuit · 2 rounds')).toBeVisible();
  expect(screen.getByText('4 Exercises · 13+ mins')).toBeVisible();
  expect(screen.getByText('Drag exercises here, or use Add Exercises.')).toBeVisible();
});

it('moves an exercise into another section by its menu, saves it, and undoes it across the save', async () => {
  const { user, saves } = showEditor();
  await user.click(button('More for Inchworm'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Main' }));
  expect(rows('Main')).toEqual(['Push-Up', 'Finisher', 'Inchworm']);
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(namesSent(saves[0])).toEqual([[1], [3, 'Finisher', 2], []]);
  await user.click(button('Undo: Move Inchworm'));
  expect(rows('Warm-Up')).toEqual(['Cat-Cow', 'Inchworm']);
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.saved?.version).toBe(2);
});

it('asks before an exercise is removed, and gives the focus to the next one', async () => {
  const { user, saves } = showEditor();
  await user.click(button('More for Cat-Cow'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Exercise' });
  expect(dialog).toHaveTextContent('Are you sure you would like to remove "Cat-Cow"?');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(rows('Warm-Up')).toEqual(['Inchworm']);
  await waitFor(() => expect(button('Inchworm, 3 × 10')).toHaveFocus());
  await waitFor(() => expect(saves).toHaveLength(1));
});

it('gives the focus back to the menu when nothing is removed', async () => {
  const { user } = showEditor();
  await user.click(button('More for Cat-Cow'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button('More for Cat-Cow')).toHaveFocus());
});

it('has the cursor in the search when exercises are added, and its words selected afterwards', async () => {
  const { user } = showEditor();
  const expectSelected = async (words: string) => {
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search exercises' });
    await waitFor(() => expect(search).toHaveFocus());
    expect(search).toHaveValue(words);
    expect([search.selectionStart, search.selectionEnd]).toEqual([0, words.length]);
  };
  await user.click(button('Add Exercises'));
  const panel = within(await screen.findByRole('region', { name: 'Add Exercises' }));
  await expectSelected('');
  await user.click(await panel.findByText('Lunge'));
  await user.keyboard('/bur');
  await user.click(button('Add 1'));
  await expectSelected('bur');
  await user.keyboard('lun');
  await user.click(panel.getByRole('button', { name: 'Add Burpee' }));
  await expectSelected('lun');
  expect(rows('Warm-Up')).toEqual(['Cat-Cow', 'Inchworm', 'Lunge', 'Burpee']);
});

it('gives the focus back to the button that opened Add Exercises', async () => {
  const { user } = showEditor();
  for (const opener of ['Add Exercises', 'Add exercises to Main']) {
    await user.click(button(opener));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(button(opener)).toHaveFocus());
  }
});

it('puts the focus on the title of a circuit that is opened', async () => {
  const { user } = showEditor();
  await user.click(button('Finisher, Circuit · 2 rounds'));
  expect(await screen.findByRole('heading', { name: 'Update Circuit' })).toHaveFocus();
});

it('changes the dose of an exercise as it is typed, and takes nothing that is not whole', async () => {
  const { user, saves } = showEditor();
  await user.click(button('Push-Up, 3 × 10'));
  const editor = await screen.findByRole('region', { name: 'Edit Exercise' });
  expect(within(editor).getByRole('heading', { name: 'Push-Up' })).toHaveFocus();
  const sets = within(editor).getByRole('textbox', { name: 'Sets' });
  await user.clear(sets);
  await user.tab();
  expect(sets).toHaveAccessibleDescription('Sets is a required field');
  expect(button('Push-Up, 3 × 10')).toBeVisible();
  await user.type(sets, '5');
  expect(button('Push-Up, 5 × 10')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(saves).toHaveLength(1));
  await user.click(button('Undo: Change Push-Up'));
  await waitFor(() => expect(sets).toHaveValue('3'));
});

const editExercise = async (name: string) => {
  const page = showEditor();
  await page.user.click(button(name));
  const editor = within(await screen.findByRole('region', { name: 'Edit Exercise' }));
  return { ...page, editor, field: (label: string) => editor.getByRole('textbox', { name: label }) };
};

it.each(['01:75', '100:00', 'abc'])(
  'leaves a rest of %s as it was typed, says what is wrong, and changes nothing by it',
  async (typed) => {
    const { user, field, saves } = await editExercise('Push-Up, 3 × 10');
    await user.clear(field('Rest'));
    await user.tab();
    await waitFor(() => expect(saves).toHaveLength(1));
    await user.type(field('Rest'), typed);
    expect(field('Rest')).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field('Rest')).toHaveValue(typed);
    expect(field('Rest')).toHaveAccessibleDescription('Must be in the format - MM:SS');
    expect(screen.getByText('20 lb')).toBeInTheDocument();
    await user.clear(field('Rest'));
    await user.type(field('Rest'), '130');
    await user.tab();
    await waitFor(() => expect(screen.getByText('20 lb · Rest 01:30')).toBeInTheDocument());
    expect(field('Rest')).not.toHaveAccessibleDescription();
  },
);

it('says that a distance needs an intensity once the distance was left', async () => {
  const { user, editor, field } = await editExercise('Push-Up, 3 × 10');
  const missing = () => editor.queryByText('Intensity is required when Distance is selected');
  await user.click(editor.getByRole('radio', { name: 'Distance' }));
  expect(missing()).not.toBeInTheDocument();
  await user.type(field('Distance'), '400');
  expect(missing()).not.toBeInTheDocument();
  await user.tab();
  expect(missing()).toBeVisible();
  await user.click(editor.getByRole('radio', { name: 'Pace' }));
  expect(missing()).not.toBeInTheDocument();
});

it('adds ticked exercises to the section that is chosen, and Warm-Up where none is', async () => {
  const { user, saves } = showEditor();
  await user.click(button('Add Exercises'));
  const panel = await screen.findByRole('region', { name: 'Add Exercises' });
  expect(within(panel).getByRole('combobox', { name: 'Into the section' })).toHaveDisplayValue(
    'Into Warm-Up',
  );
  await user.click(await within(panel).findByText('Burpee'));
  await user.click(within(panel).getByText('Lunge'));
  await user.click(within(panel).getByRole('button', { name: 'Add 2' }));
  expect(rows('Warm-Up')).toEqual(['Cat-Cow', 'Inchworm', 'Burpee', 'Lunge']);
  expect(button('Burpee, 4 × 6')).toBeVisible();
  expect(button('Lunge, 1 set')).toBeVisible();
  await waitFor(() => expect(saves).toHaveLength(1));
});

it('adds nothing while nothing is ticked, and says nothing about it', async () => {
  const { user, saves } = showEditor();
  await user.click(button('Add Exercises'));
  const panel = await screen.findByRole('region', { name: 'Add Exercises' });
  const add = within(panel).getByRole('button', { name: 'Add' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(add);
  expect(screen.queryByText(/addExercises/)).not.toBeInTheDocument();
  await user.click(await within(panel).findByText('Burpee'));
  expect(within(panel).getByRole('button', { name: 'Add 1' })).not.toHaveAttribute('aria-disabled');
  expect(saves).toHaveLength(0);
});

it('renames, moves and removes sections', async () => {
  const { user } = showEditor();
  const choose = async (item: string) => {
    await user.click(button('More for the section Main'));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Move section up');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Main',
    'Warm-Up',
    'Finish',
  ]);
  await choose('Remove section');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Section' });
  expect(dialog).toHaveTextContent('"Main" is removed with the 2 exercises in it.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('list', { name: 'Main' })).not.toBeInTheDocument();
  await user.click(button('Warm-Up'));
  await user.keyboard('Prepare{Enter}');
  expect(button('Prepare')).toHaveFocus();
});

it('keeps the focus in the editor when a section without exercises is removed', async () => {
  const { user } = showEditor();
  await user.click(button('More for the section Finish'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove section' }));
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(button('Undo: Remove the section Finish')).toHaveFocus();
});

it('says why exercises cannot be added to a workout that is not in the program yet', () => {
  showEditor({ canAdd: false });
  expect(button('Add Exercises')).toHaveAccessibleDescription(
    'Add this workout to the program before adding exercises',
  );
});

it.each([
  ['a manager', { canEdit: false }],
  ['the provider’s in the library', { workout: { ...legDay, owner_id: null } }],
])('only shows the workout of %s', (_who, props) => {
  showEditor(props);
  expect(rows('Main')).toEqual(['Push-Up', 'Finisher']);
  expect(screen.getByRole('heading', { name: 'Leg Day' })).toBeVisible();
  for (const name of [/^Add/, /^More for/, /^Reorder/, /^Undo/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
