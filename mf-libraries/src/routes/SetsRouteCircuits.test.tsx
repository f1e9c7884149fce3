import {
  createCompoundRoutine,
  deleteCompoundRoutine,
  readCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { screen, waitFor, within } from '@testing-library/react';
import { field, newCircuit, openedCircuit, openedSuperset, pick, press } from '../testing/routineEditor';
import { findPanel, findRow, openSets, pushAndPull } from '../testing/setsPage';

describe('a circuit', () => {
  it('is made of exercises in their order, with rounds and a rest', async () => {
    const { api, user } = await openSets({ tab: 'circuits', query: newCircuit });
    await findPanel('Create Circuit');
    expect(field('Name')).toHaveAttribute('placeholder', 'Enter Circuits Name');
    expect(field('Rounds')).toHaveAttribute('placeholder', 'Enter round(s)');
    expect(field('Rest between rounds')).toHaveAttribute('placeholder', 'Enter rest period');
    expect(screen.getByText('Enter a maximum of 99 Rounds')).toBeInTheDocument();
    await user.type(field('Name'), 'Burner');
    await user.type(field('Rounds'), '123');
    expect(field('Rounds')).toHaveValue('12');
    await user.type(field('Rest between rounds'), '130');
    await press(user, 'Add exercises');
    await pick(user, 'Front Plank', 'Push-Up', 'Goblet Squat');
    await press(user, 'Move Goblet Squat up');
    await press(user, 'Save');
    expect(await findRow('Burner')).toHaveTextContent('Front Plank, Goblet Squat, Push-Up');
    expect(api.requests(createCompoundRoutine)[0]?.body).toEqual({
      title: 'Burner',
      routine_type: 'circuit',
      reps: 12,
      rest: 90,
      exercises: [4, 3, 1].map((exercise_id, ordinal) => ({ exercise_id, ordinal })),
    });
  });

  it('loses an exercise that is chosen again', async () => {
    const { user } = await openSets({ tab: 'circuits', query: openedCircuit });
    const panel = await findPanel('Update Circuit');
    await press(user, 'Add exercises');
    await pick(user, 'Inverted Row', 'Front Plank');
    const list = within(panel).getByRole('list', { name: 'Exercises of the circuit' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('button', { name: /^Show/ })
          .map(({ ariaLabel }) => ariaLabel),
      ).toEqual(['Show Push-Up', 'Show Goblet Squat', 'Show Front Plank']),
    );
  });

  it('asks for all details, the exercises too', async () => {
    const { user } = await openSets({ tab: 'circuits', query: newCircuit });
    await findPanel('Create Circuit');
    await user.type(field('Name'), 'Burner');
    await press(user, 'Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill all the details');
    expect(screen.getByText('Add at least one exercise')).toBeInTheDocument();
    expect(screen.getByText('Enter a rest period')).toBeInTheDocument();
  });

  it('stays when the server refuses to remove it, and says so', async () => {
    const { api, user } = await openSets({ tab: 'circuits', query: openedCircuit });
    await findPanel('Update Circuit');
    api.refuse(deleteCompoundRoutine, 500, { message: 'The server rests.' });
    await press(user, 'Delete');
    const question = screen.getByRole('alertdialog', { name: 'Remove Circuit' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete Engine with error: The server rests.',
    );
  });
});

describe('what cannot be opened', () => {
  it('says that it is gone', async () => {
    await openSets({ query: '?view=superSetDetails&routineId=99' });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t find this superset' }),
    ).toBeInTheDocument();
  });

  it('says why it did not come, and tries again', async () => {
    const { api, user } = await openSets({
      tab: 'circuits',
      query: openedSuperset,
      prepare: (before) => before.refuse(readCompoundRoutine, 500, { message: 'The server rests.' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this superset');
    expect(screen.getByRole('alert')).toHaveTextContent('The server rests.');
    api.answer(readCompoundRoutine, pushAndPull);
    await press(user, 'Try again');
    expect(await findPanel('Update Superset')).toBeInTheDocument();
  });

  it('asks for a circuit where the address names none', async () => {
    await openSets({ tab: 'circuits', query: '?view=circuitDetails' });
    expect(await screen.findByText('Please select a circuit to update.')).toBeInTheDocument();
  });
});

it.each([
  ['superset', openedSuperset, 'Superset Details'],
  ['circuit', openedCircuit, 'Circuit Details'],
])('a manager looks at a %s and changes nothing', async (_kind, query, title) => {
  await openSets({ isManager: true, query });
  const panel = await findPanel(title);
  expect(within(panel).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'Show Push-Up' })).toBeInTheDocument();
  expect(screen.queryByText(/^Press Space or Enter/)).not.toBeInTheDocument();
});
