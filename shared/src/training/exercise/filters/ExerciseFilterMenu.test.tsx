import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { listMuscleGroups } from '../../../contracts/library/exerciseTags';
import { answerWithCatalogues } from '../../../testing/answerWithCatalogues';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import { ExerciseFilterMenu } from './ExerciseFilterMenu';
import { type ExerciseFilters, NO_EXERCISE_FILTERS } from './exerciseFilters';

const handleChange = jest.fn();

beforeEach(() => handleChange.mockClear());

function Owner({ initial, fixedSource }: { initial: ExerciseFilters; fixedSource?: 'trainer' }) {
  const [filters, setFilters] = useState(initial);
  const change = (next: ExerciseFilters) => {
    handleChange(next);
    setFilters(next);
  };
  return <ExerciseFilterMenu filters={filters} onChange={change} fixedSource={fixedSource} />;
}

const openMenu = async (initial: Partial<ExerciseFilters> = {}, fixedSource?: 'trainer') => {
  const { user } = renderRoute(
    <Owner initial={{ ...NO_EXERCISE_FILTERS, ...initial }} {...(fixedSource && { fixedSource })} />,
    { path: '/' },
  );
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return user;
};
const item = (name: string) => screen.findByRole('menuitemcheckbox', { name });

it('has three groups', async () => {
  answerWithCatalogues(fakeApi());
  await openMenu();
  for (const name of ['Source', 'Body Region', 'Fitness Component']) {
    expect(await screen.findByRole('group', { name })).toBeInTheDocument();
  }
});

it('keeps what is ticked until it closes', async () => {
  answerWithCatalogues(fakeApi());
  const user = await openMenu();
  await user.click(await item('Chest'));
  await user.click(await item('Balance'));
  await user.click(await item('My Exercises'));
  expect(await item('Chest')).toBeChecked();
  expect(handleChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(handleChange.mock.calls).toEqual([
      [{ ...NO_EXERCISE_FILTERS, sources: ['trainer'], muscle_groups: [1], fitness_components: [6] }],
    ]),
  );
  expect(screen.getByRole('button', { name: 'Filters, 3 on' })).toBeInTheDocument();
});

it('changes nothing when it closes as it was', async () => {
  answerWithCatalogues(fakeApi());
  const user = await openMenu({ muscle_groups: [1] });
  await user.click(await item('Chest'));
  await user.click(await item('Chest'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(handleChange).not.toHaveBeenCalled();
});

it('shows the source a list is of, which stays', async () => {
  answerWithCatalogues(fakeApi());
  await openMenu({}, 'trainer');
  expect(await item('My Exercises')).toBeChecked();
  expect(await item('My Exercises')).toHaveAttribute('aria-disabled', 'true');
  expect(await item('Formline Exercises')).not.toBeChecked();
});

it('saves the body map to the muscle groups, and keeps those the map does not show', async () => {
  answerWithCatalogues(fakeApi());
  const user = await openMenu({ muscle_groups: [1, 18] });
  await user.click(await screen.findByRole('menuitem', { name: 'Choose on the body map' }));
  expect(await screen.findByText('1 Selected')).toBeInTheDocument();
  const [chest] = screen.getAllByRole('checkbox', { name: 'Chest' });
  const [back] = screen.getAllByRole('checkbox', { name: 'Back' });
  if (chest) await user.click(chest);
  if (back) await user.click(back);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleChange.mock.calls).toEqual([[{ ...NO_EXERCISE_FILTERS, muscle_groups: [13, 18] }]]);
});

it('says that filters could not be loaded, and asks again', async () => {
  const api = fakeApi();
  answerWithCatalogues(api);
  api.refuse(listMuscleGroups, 500);
  const user = await openMenu();
  const retry = await screen.findByRole('menuitem', { name: 'We couldn’t load the filters. Try again' });
  answerWithCatalogues(api);
  await user.click(retry);
  expect(await item('Chest')).toBeInTheDocument();
});
