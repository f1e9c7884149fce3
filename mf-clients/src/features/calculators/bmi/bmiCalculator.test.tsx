import { bmiContract, listBmiGraph, type SavedBmi } from '@formline/shared/contracts/calculators/bmi';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import { openCalculator, theClient } from '../../../testing/openCalculator';
import { calculatorsTexts } from '../calculators.texts';
import { bmiTexts } from './bmi.texts';

const savedBmi = (id: number, bmi = 22.74, date = '2026-06-14'): SavedBmi => ({
  id,
  user_id: theClient.id,
  date,
  created_at: `${date}T10:00:00.000Z`,
  formula: 'who',
  formula_version: 1,
  input: { weight: 154, unit_weight: 'lb', height: 69, unit_height: 'in', age: 36 },
  result: { bmi, bmi_class: 'normal', asian_action_point: null, warnings: [] },
});

const nothingSaved = (api: FakeApi) => {
  api.answer(bmiContract.readCurrent, null);
  api.answer(bmiContract.listHistory, { history: [], nextPage: null });
  api.answer(listBmiGraph, []);
};

beforeEach(() => {
  const doNotFake = ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date(2026, 5, 14, 12) });
});
afterEach(() => jest.useRealTimers());

const openBmi = (given: Partial<Parameters<typeof openCalculator>[0]> = {}) =>
  openCalculator({ kind: 'bmi', answers: nothingSaved, ...given });
const result = () => screen.getByRole('region', { name: calculatorsTexts.result });

it('is filled in from the client and gives the worked value with class and formula', async () => {
  await openBmi();
  expect(screen.getByLabelText('Weight (lb)')).toHaveValue('154');
  expect(screen.getByLabelText('Height (ft)')).toHaveValue('5');
  expect(screen.getByLabelText('Height (in)')).toHaveValue('9');
  expect(screen.getByLabelText('Age (years)')).toHaveValue('36');
  expect(result()).toHaveTextContent('22.7 kg/m²');
  expect(result()).toHaveTextContent(bmiTexts.formula);
  const current = within(result()).getByRole('listitem', { current: true });
  expect(current).toHaveTextContent('Normal weight');
  const ranges = within(result())
    .getAllByRole('listitem')
    .map((band) => band.lastElementChild?.textContent);
  expect(ranges).toEqual([
    ...['< 16', '16–16.9', '17–18.4', '18.5–24.9'],
    ...['25–29.9', '30–34.9', '35–39.9', '≥ 40'],
  ]);
});

it('takes metric units of a trainer who uses them', async () => {
  const { user } = await openBmi({ units: { unit_height: 'cm', unit_weight: 'kg' } });
  expect(screen.getByLabelText('Height (cm)')).toHaveValue('175.3');
  await user.clear(screen.getByLabelText('Height (cm)'));
  await user.type(screen.getByLabelText('Height (cm)'), '175');
  await user.clear(screen.getByLabelText('Weight (kg)'));
  await user.type(screen.getByLabelText('Weight (kg)'), '70');
  await waitFor(() => expect(result()).toHaveTextContent('22.9'));
});

it('says what is wrong with an entry and shows no result until it is right', async () => {
  const { user, api } = await openBmi();
  await user.clear(screen.getByLabelText('Weight (lb)'));
  await user.type(screen.getByLabelText('Weight (lb)'), '1501');
  await waitFor(() => expect(result()).toHaveTextContent('Correct: Weight.'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number from 20 to 1500.')).toBeVisible();
  expect(screen.getByLabelText('Weight (lb)')).toHaveFocus();
  expect(api.requests(bmiContract.save)).toHaveLength(0);
});

it('names the points for Asian populations', async () => {
  await openBmi();
  expect(screen.getByText(/from lower points: 23, 27.5, 32.5 and 37.5. None is reached./)).toBeVisible();
});

it('warns below 20 years', async () => {
  const { user } = await openBmi();
  await user.clear(screen.getByLabelText('Age (years)'));
  await user.type(screen.getByLabelText('Age (years)'), '19');
  expect(await screen.findByText(bmiTexts.percentileCharts)).toBeVisible();
});

it('saves the entries under today’s date, and again only after an edit', async () => {
  const { user, api } = await openBmi();
  api.answer(bmiContract.save, savedBmi(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const [{ params, body } = { params: {}, body: null }] = api.requests(bmiContract.save);
  expect(params).toEqual({ id: String(theClient.id) });
  expect(body).toEqual({ date: '2026-06-14', input: savedBmi(1).input });
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  await user.type(screen.getByLabelText('Weight (lb)'), '.5');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(bmiContract.save)).toHaveLength(2));
});

it('keeps what was typed when the save is refused, and repeats the same wish', async () => {
  const { user, api } = await openBmi();
  api.refuse(bmiContract.save, 500, { message: 'The server is resting.' });
  await user.type(screen.getByLabelText('Weight (lb)'), '.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.');
  expect(screen.getByLabelText('Weight (lb)')).toHaveValue('154.5');
  api.answer(bmiContract.save, savedBmi(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const [first, second] = api.headers(bmiContract.save).map((headers) => headers['idempotency-key']);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('says that something went wrong when the refusal has no words', async () => {
  const { user, api } = await openBmi();
  api.refuse(bmiContract.save, 400, { message: '' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong! Please try again later.');
});

it('lets a manager calculate and says that nothing is saved', async () => {
  await openBmi({ isManager: true });
  expect(result()).toHaveTextContent('22.7');
  expect(screen.getByText(calculatorsTexts.readOnly)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('shows what was saved last beside the save button', async () => {
  await openBmi({
    answers: (api) => {
      nothingSaved(api);
      api.answer(bmiContract.readCurrent, savedBmi(3, 24.1, '2026-05-02'));
    },
  });
  expect(await screen.findByText(/24.1 on 05\/02\/2026/)).toBeVisible();
});

it('shows the year’s curve and list, more on demand, and other periods', async () => {
  const { user, api } = await openBmi({
    answers: (fake) => {
      nothingSaved(fake);
      fake.answer(bmiContract.listHistory, ({ query }) =>
        query['page'] === '2'
          ? { history: [savedBmi(1, 21, '2026-01-02')], nextPage: null }
          : { history: [savedBmi(2, 22, '2026-03-02')], nextPage: 2 },
      );
      fake.answer(listBmiGraph, [
        { date: '2026-01-02', bmi: 21 },
        { date: '2026-03-02', bmi: 22 },
      ]);
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('figure', { name: bmiTexts.chart })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: calculatorsTexts.showMore }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(api.requests(bmiContract.listHistory)[0]?.query).toEqual({
    page: '1',
    currentDate: '2026-06-14',
    granularity: 'year',
  });
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByText('Jun 14 – 20, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: bmiTexts.earlier }));
  expect(await screen.findByText('Jun 7 – 13, 2026')).toBeVisible();
  await waitFor(() =>
    expect(api.requests(listBmiGraph).at(-1)?.query).toEqual({
      currentDate: '2026-06-07',
      granularity: 'week',
    }),
  );
});

const drawnDates = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg text')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('/') && text !== bmiTexts.unit);

it('draws a week’s only value on its day, and each day once along the foot', async () => {
  const { user } = await openBmi({
    answers: (fake) => {
      nothingSaved(fake);
      fake.answer(listBmiGraph, [{ date: '2026-06-16', bmi: 22 }]);
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  await screen.findByText('Jun 14 – 20, 2026');
  await waitFor(() => {
    const dates = drawnDates(screen.getByRole('figure', { name: bmiTexts.chart }));
    expect(dates.length).toBeGreaterThan(1);
    expect(new Set(dates).size).toBe(dates.length);
    for (const date of dates) expect(date).toMatch(/^6\/(1[4-9]|20)\/26$/);
  });
});

it('lists what was entered in other units in the units of the trainer', async () => {
  const { user } = await openBmi({
    units: { unit_height: 'cm', unit_weight: 'kg' },
    answers: (api) => {
      nothingSaved(api);
      api.answer(bmiContract.listHistory, { history: [savedBmi(1)], nextPage: null });
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: '69.9 kg, 175.3 cm' })).toBeVisible();
});

it('says so when the list cannot be loaded, and tries again', async () => {
  const { user, api } = await openBmi({
    answers: (fake) => {
      nothingSaved(fake);
      fake.refuse(bmiContract.listHistory, 500, { message: '' });
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(calculatorsTexts.historyFailed);
  expect(failed).toHaveTextContent('Something went wrong! Please try again later.');
  api.answer(bmiContract.listHistory, { history: [], nextPage: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(bmiTexts.emptyPeriod('2026'), { selector: 'h2' })).toBeVisible();
});
