import { oneRepMaxContract, type SavedOneRepMax } from '@formline/shared/contracts/calculators/oneRepMax';
import { calculateOneRepMax } from '@formline/shared/domain/calculators/one-rep-max/oneRepMax';
import { listBestSets } from '@formline/shared/contracts/records/loggedWorkouts';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import { openCalculator } from '../../../testing/openCalculator';
import { retype } from '../../../testing/retype';
import { calculatorsTexts } from '../calculators.texts';
import { oneRepMaxTexts } from './oneRepMax.texts';

const input = { weight: 100, unit_weight: 'kg', reps: 5, exercise_name: 'Bench' } as const;
const saved = (id: number): SavedOneRepMax => ({
  id,
  user_id: 11,
  date: '2026-06-14',
  created_at: '2026-06-14T10:00:00.000Z',
  formula: 'seven_formulas',
  formula_version: 1,
  input,
  result: calculateOneRepMax(input),
});

const nothingSaved = (api: FakeApi) => {
  api.answer(oneRepMaxContract.readCurrent, null);
  api.answer(oneRepMaxContract.listHistory, { history: [], nextPage: null });
  api.answer(listBestSets, []);
};
const metric = { unit_height: 'cm', unit_weight: 'kg' } as const;
const openOneRepMax = (
  answers: (api: FakeApi) => void = () => {},
  units: Parameters<typeof openCalculator>[0]['units'] = metric,
) => openCalculator({ kind: 'oneRepMax', units, answers: (api) => (nothingSaved(api), answers(api)) });
const result = () => screen.getByRole('region', { name: calculatorsTexts.result });
const ofFormula = (name: string) =>
  within(result()).getByText(name, { selector: 'dt' }).parentElement?.textContent;

it('shows the range over the formulas and each of them', async () => {
  await openOneRepMax();
  expect(result()).toHaveTextContent('Fill in: Load lifted, Repetitions to failure.');
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '10' });
  await waitFor(() => expect(result()).toHaveTextContent('125.0 – 134.8'));
  expect(result()).toHaveTextContent(oneRepMaxTexts.formula);
  expect(ofFormula('Epley')).toContain('133.3 kg');
  expect(ofFormula('Lombardi')).toContain('125.9 kg');
  expect(screen.queryByText(oneRepMaxTexts.manyReps)).not.toBeInTheDocument();
});

it('draws bars from nought, so that their lengths compare as the loads do', async () => {
  await openOneRepMax();
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '10' });
  await waitFor(() => expect(result()).toHaveTextContent('125.0 – 134.8'));
  const barOf = (name: string) =>
    Number.parseFloat(
      within(result())
        .getByText(name, { selector: 'dt' })
        .parentElement?.querySelector<HTMLElement>('[style]')?.style.inlineSize ?? '',
    );
  expect(barOf('Wathan')).toBe(100);
  expect(barOf("O'Conner et al.")).toBeCloseTo((125 / 134.75) * 100, 1);
});

it('warns beyond ten repetitions and refuses 37', async () => {
  const { user } = await openOneRepMax();
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '12' });
  expect(await screen.findByText(oneRepMaxTexts.manyReps)).toBeVisible();
  retype({ 'Repetitions to failure': '37' });
  await waitFor(() => expect(result()).toHaveTextContent('Correct: Repetitions to failure.'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number from 1 to 36.')).toBeVisible();
});

it('leaves out formulas beyond their range and says so', async () => {
  await openOneRepMax();
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '36' });
  await waitFor(() => expect(result()).toHaveTextContent('143.1 – 220.0'));
  expect(within(result()).getByText(/^Left out: Brzycki and Lander\./)).toBeVisible();
  expect(within(result()).queryByText('Brzycki', { selector: 'dt' })).not.toBeInTheDocument();
  retype({ 'Repetitions to failure': '12' });
  await waitFor(() => expect(ofFormula('Brzycki')).toContain('144.0 kg'));
  expect(within(result()).queryByText(/^Left out:/)).not.toBeInTheDocument();
});

it('takes a single repetition for its own maximum', async () => {
  await openOneRepMax();
  retype({ 'Load lifted (kg)': '87.5', 'Repetitions to failure': '1' });
  await waitFor(() => expect(result()).toHaveTextContent(`87.5 kg${oneRepMaxTexts.single}`));
});

it('saves the exercise with the set, and lists it', async () => {
  const { user, api } = await openOneRepMax();
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '5', Exercise: ' Bench ' });
  api.answer(oneRepMaxContract.save, saved(1));
  api.answer(oneRepMaxContract.listHistory, { history: [saved(1)], nextPage: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(api.requests(oneRepMaxContract.save)[0]?.body).toMatchObject({ input });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: '112.5 – 119.0 kg' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '100 kg × 5, Bench' })).toBeVisible();
});

it('shows what was lifted in kilograms in the pounds of the trainer, and stores what is entered', async () => {
  const { user, api } = await openOneRepMax(
    (fake) => {
      fake.answer(oneRepMaxContract.readCurrent, saved(1));
      fake.answer(oneRepMaxContract.listHistory, { history: [saved(1)], nextPage: null });
    },
    { unit_height: 'in', unit_weight: 'lb' },
  );
  expect(await screen.findByText(/248.0 – 262.4 lb on 06\/14\/2026/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: '248.0 – 262.4 lb' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '220.5 lb × 5, Bench' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.calculate }));
  retype({ 'Load lifted (lb)': '225', 'Repetitions to failure': '5' });
  api.answer(oneRepMaxContract.save, saved(2));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests(oneRepMaxContract.save)[0]?.body).toMatchObject({
      input: { weight: 225, unit_weight: 'lb' },
    }),
  );
});

it('shows a result saved before formulas had a range without those beyond theirs, and says so', async () => {
  const many = { ...input, reps: 36 };
  const { left_out: _leftOut, ...calculated } = calculateOneRepMax(many);
  const highest = Math.max(...Object.values(calculated.estimates));
  const early = { ...saved(1), input: many, result: { ...calculated, highest } };
  expect(highest).toBe(3600);
  const { user } = await openOneRepMax((fake) => {
    fake.answer(oneRepMaxContract.readCurrent, early);
    fake.answer(oneRepMaxContract.listHistory, { history: [early], nextPage: null });
  });
  expect(await screen.findByText(/143.1 – 220.0 kg on 06\/14\/2026/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(
    await screen.findByRole('cell', { name: '143.1 – 220.0 kg without Brzycki and Lander' }),
  ).toBeVisible();
});

it('says when the name of the exercise is too long', async () => {
  const { user } = await openOneRepMax();
  retype({ 'Load lifted (kg)': '100', 'Repetitions to failure': '5', Exercise: 'x'.repeat(161) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name of at most 160 characters.')).toBeVisible();
});

it('says that nothing is saved yet', async () => {
  const { user } = await openOneRepMax();
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByText(calculatorsTexts.historyEmpty)).toBeVisible();
});

it('says when more results cannot be loaded, and keeps those that are there', async () => {
  const { user, api } = await openOneRepMax((fake) => {
    nothingSaved(fake);
    fake.answer(oneRepMaxContract.listHistory, { history: [saved(1)], nextPage: 2 });
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  await screen.findByRole('button', { name: calculatorsTexts.showMore });
  api.refuse(oneRepMaxContract.listHistory, 500, { message: 'The server is resting.' });
  await user.click(screen.getByRole('button', { name: calculatorsTexts.showMore }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText(calculatorsTexts.shownAnnounced(1))).not.toBeInTheDocument();
});

const takeOver = () => screen.findByRole('combobox', { name: 'Take over a best recent set' });

it('offers the best recent set of each exercise of the client to take over', async () => {
  const squatSet = { exercise_id: 3, name: 'Squat', date: '2026-11-20', reps: 5, weight: 220.462 };
  const benchSet = { exercise_id: 4, name: 'Bench', date: '2026-11-18', reps: 8, weight: 100 };
  const { user } = await openOneRepMax((api) => api.answer(listBestSets, [squatSet, benchSet]));
  const squat = await screen.findByRole('option', { name: 'Squat: 100 kg × 5 on 11/20/2026' });
  await user.selectOptions(await takeOver(), squat);
  expect(screen.getByRole('textbox', { name: 'Load lifted (kg)' })).toHaveValue('100');
  expect(screen.getByRole('textbox', { name: 'Repetitions to failure' })).toHaveValue('5');
  expect(screen.getByRole('textbox', { name: /^Exercise/ })).toHaveValue('Squat');
  await waitFor(() => expect(result()).toHaveTextContent('112.5'));
  retype({ 'Repetitions to failure': '6' });
  expect(await takeOver()).toHaveDisplayValue('Choose an exercise');
});

it.each([
  ['No set with a weight in the last 90 days', (api: FakeApi) => api.answer(listBestSets, [])],
  ['We couldn’t load the logged sets', (api: FakeApi) => api.refuse(listBestSets, 500)],
])('says "%s", and the fields stay', async (text, answers) => {
  await openOneRepMax(answers);
  await waitFor(async () => expect(await takeOver()).toHaveDisplayValue(text));
  expect(await takeOver()).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Load lifted (kg)' })).toBeEnabled();
});

it('offers nothing to take over for the trainer’s own calculation', async () => {
  await openCalculator({ kind: 'oneRepMax', person: buildCurrentUser(), answers: nothingSaved });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
