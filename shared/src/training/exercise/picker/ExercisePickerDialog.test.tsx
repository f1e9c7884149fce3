import { type Exercise, findExercises } from '@formline/shared/contracts/library/exercises';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { ExercisePickerDialog, type ExercisePickerDialogProps } from './ExercisePickerDialog';

const own = buildExercise({ id: 1, name: 'Park Step-Up', exercise_source: 'trainer', owner_id: 1 });
const plank = buildExercise({ id: 2, name: 'Front Plank' });
const squat = buildExercise({ id: 3, name: 'Goblet Squat' });
const row = buildExercise({ id: 4, name: 'Inverted Row' });
const library = [own, plank, squat, row];

const onDone = jest.fn<void, [readonly Exercise[]]>();
beforeEach(() => onDone.mockClear());

function open(given: Partial<ExercisePickerDialogProps> = {}, prepare?: (api: FakeApi) => void) {
  const api = fakeApi();
  answerWithExercises(api, library);
  answerWithCatalogues(api);
  prepare?.(api);
  const picker = <ExercisePickerDialog onDone={onDone} onClose={jest.fn()} {...given} />;
  return { api, ...renderRoute(picker, { path: '/' }) };
}

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const taken = () => onDone.mock.lastCall?.[0].map(({ name }) => name);
const done = () => screen.getByRole('button', { name: 'Done' });

it('shows own exercises before the provider’s, sixty a page', async () => {
  const { api } = open();
  await findRow('Park Step-Up');
  expect(screen.getByRole('dialog', { name: 'Choose exercises' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'My Exercises',
    'Formline Exercises',
  ]);
  expect(api.requests(findExercises)[0]?.query).toMatchObject({ size: '60', page: '1' });
});

it('gives what is ticked, in the order of the presses', async () => {
  const { user } = open();
  await user.click(await findRow('Goblet Squat'));
  await user.click(await findRow('Park Step-Up'));
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  await user.click(done());
  expect(taken()).toEqual([squat.name, own.name]);
});

it('removes what stands already when it is chosen again', async () => {
  const { user } = open({ chosen: [plank, squat], most: 30 });
  await user.click(await findRow('Front Plank'));
  expect(screen.getByText('1 of 30 chosen')).toBeInTheDocument();
  await user.click(done());
  expect(taken()).toEqual([squat.name]);
});

it('reaches over many with Shift, up to the limit', async () => {
  const { user } = open({ most: 3 });
  await user.click(await findRow('Park Step-Up'));
  await user.keyboard('{Shift>}');
  await user.click(await findRow('Inverted Row'));
  await user.keyboard('{/Shift}');
  await user.click(done());
  expect(taken()).toEqual([own.name, plank.name, squat.name]);
});

it('lets one choice take the place of the other where one is enough', async () => {
  const { user } = open({ chosen: [plank], most: 1 });
  await user.click(await findRow('Goblet Squat'));
  await user.click(done());
  expect(taken()).toEqual([squat.name]);
});

it('keeps what is chosen while it searches, where it can be taken away', async () => {
  const { user } = open();
  await user.click(await findRow('Goblet Squat'));
  await user.click(await findRow('Front Plank'));
  await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'row');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Goblet/ })).not.toBeInTheDocument());
  const chosen = screen.getByRole('list', { name: 'Chosen exercises' });
  await user.click(within(chosen).getByRole('button', { name: 'Remove Goblet Squat' }));
  expect(within(chosen).getByRole('button', { name: 'Remove Front Plank' })).toHaveFocus();
  await user.click(done());
  expect(taken()).toEqual([plank.name]);
});

it('is narrowed by the filters of the library, without a second dialog', async () => {
  const { api, user } = open();
  await findRow('Park Step-Up');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'My Exercises' }));
  expect(screen.queryByRole('menuitem', { name: /map/i })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Goblet/ })).not.toBeInTheDocument());
  expect(api.requests(findExercises).at(-1)?.query).toMatchObject({ exercisesFilter: 'trainer' });
  expect(screen.getByRole('dialog', { name: 'Choose exercises' })).toBeInTheDocument();
});

it('says when nothing came, and tries again', async () => {
  const { api, user } = open({}, (before) => before.refuse(findExercises, 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the exercises');
  answerWithExercises(api, library);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findRow('Park Step-Up')).toBeInTheDocument();
});
