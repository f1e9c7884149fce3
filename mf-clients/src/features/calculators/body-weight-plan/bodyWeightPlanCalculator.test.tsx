import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { listActivityLevels } from '@formline/shared/contracts/library/catalogues';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import { NUTRITION_EVENT } from '../../../components/nutrition-event/nutritionEvent';
import { planInput as input, savedPlan } from '../../../testing/savedPlan';
import { openCalculator } from '../../../testing/openCalculator';
import { retype } from '../../../testing/retype';
import { calculatorsTexts } from '../calculators.texts';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

const levels = [
  { id: 1, title: 'Sedentary', description: 'Little or no exercise and a desk job', coefficient: 1.2 },
  { id: 2, title: 'Lightly Active', description: 'Light exercise', coefficient: 1.375 },
];
const nothingSaved = (api: FakeApi) => {
  api.answer(listActivityLevels, levels);
  api.answer(bodyWeightPlanContract.readCurrent, null);
  api.answer(bodyWeightPlanContract.listHistory, { history: [], nextPage: null });
};
const openPlanner = (given: Partial<Parameters<typeof openCalculator>[0]> = {}) =>
  openCalculator({
    kind: 'bodyWeightPlan',
    units: { unit_height: 'cm', unit_weight: 'kg' },
    answers: nothingSaved,
    ...given,
  });
const result = () => screen.getByRole('region', { name: calculatorsTexts.result });
const published = {
  'Weight (kg)': '76',
  'Goal weight (kg)': '70',
  [texts.days]: '365',
  'Height (cm)': '173',
  'Age (years)': '36',
};

it('starts with the default activity level for who has none', async () => {
  await openPlanner();
  expect(screen.getByLabelText(texts.activityLevel)).toHaveDisplayValue(
    'Sedentary: Little or no exercise and a desk job',
  );
});

it('gives the published calories, the curve, and the model beside them', async () => {
  const { user } = await openPlanner();
  retype(published);
  await user.selectOptions(screen.getByLabelText(texts.activityLevel), '2');
  await waitFor(() => expect(result()).toHaveTextContent('2,287 calories a day'));
  expect(result()).toHaveTextContent('2,503 kcal');
  expect(result()).toHaveTextContent('2,360 kcal');
  expect(result()).toHaveTextContent(texts.formula);
  expect(await screen.findByRole('figure', { name: texts.weightCurve })).toBeInTheDocument();
  expect(screen.getByRole('figure', { name: texts.parts })).toBeInTheDocument();
  for (const assumption of texts.assumptionList) expect(screen.getByText(assumption)).toBeVisible();
});

it('warns of eating too little, of an underweight goal, and of a goal out of reach', async () => {
  await openPlanner();
  retype({ ...published, 'Goal weight (kg)': '64', [texts.days]: '60' });
  expect(await screen.findByText(/Nobody should eat less than 1,000 calories a day/)).toBeVisible();
  retype({ 'Weight (kg)': '57', 'Goal weight (kg)': '55', [texts.days]: '180' });
  expect(await screen.findByText(texts.warnings.goal_underweight)).toBeVisible();
  retype({ 'Weight (kg)': '76', [texts.days]: '7' });
  expect(await screen.findByText(/This goal cannot be reached in this time/)).toBeVisible();
});

it('reproduces the second published case with the activity level entered as a number', async () => {
  const { user } = await openPlanner();
  retype({
    'Weight (kg)': '58',
    'Goal weight (kg)': '55',
    [texts.days]: '365',
    'Height (cm)': '164',
    'Age (years)': '21',
  });
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByText(texts.more));
  retype({ [texts.activityLevelNumber]: '1.39' });
  await waitFor(() => expect(result()).toHaveTextContent(`Correct: ${texts.activityLevelNumber}.`));
  retype({ [texts.activityLevelNumber]: '1.7' });
  await waitFor(() => expect(result()).toHaveTextContent('2,159'));
  expect(result()).toHaveTextContent('2,278 kcal');
  expect(result()).toHaveTextContent('2,187 kcal');
});

const starving = { ...published, 'Goal weight (kg)': '64', [texts.days]: '60' };

it('shows the warning in place of the headline below the published minimum', async () => {
  await openPlanner();
  retype(starving);
  expect(await screen.findByText(texts.belowMinimum)).toBeVisible();
  expect(screen.queryByText(texts.loseOrGain)).not.toBeInTheDocument();
  expect(screen.queryByText(texts.caloriesUnit)).not.toBeInTheDocument();
  expect(screen.queryByText(texts.macros)).not.toBeInTheDocument();
  retype({ 'Goal weight (kg)': '75' });
  expect(await screen.findByText(texts.loseOrGain)).toBeVisible();
  expect(screen.queryByText(texts.belowMinimum)).not.toBeInTheDocument();
});

it('says with each plan whether it was confirmed, so that the server can refuse', async () => {
  const { user, api } = await openPlanner();
  retype(published);
  api.answer(bodyWeightPlanContract.save, savedPlan());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const [save] = api.requests(bodyWeightPlanContract.save);
  expect(save?.body).toMatchObject({ input: { low_intake_confirmed: false } });
});

it('saves a plan below the published minimum only after a question, and notes the answer', async () => {
  const { user, api } = await openPlanner();
  retype(starving);
  api.answer(bodyWeightPlanContract.save, savedPlan());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: /^Save a plan of \d+ calories a day\?$/ });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.requests(bodyWeightPlanContract.save)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: texts.confirm }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const saves = api.requests(bodyWeightPlanContract.save);
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ input: { low_intake_confirmed: true } });
});

it('is for adults', async () => {
  const { user } = await openPlanner();
  retype({ ...published, 'Age (years)': '17' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number from 18 to 120.')).toBeVisible();
  expect(result()).toHaveTextContent(calculatorsTexts.noResult);
});

it('saves the plan with the activity level and tells the nutrition card', async () => {
  const { user, api } = await openPlanner();
  const handleNutrition = jest.fn();
  window.addEventListener(NUTRITION_EVENT, handleNutrition, { once: true });
  retype(published);
  await user.selectOptions(screen.getByLabelText(texts.activityLevel), '2');
  api.answer(bodyWeightPlanContract.save, savedPlan());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(api.requests(bodyWeightPlanContract.save)[0]?.body).toMatchObject({ input });
  expect(handleNutrition).toHaveBeenCalledTimes(1);
});

it('tells nobody of a plan that was refused', async () => {
  const { user, api } = await openPlanner();
  const handleNutrition = jest.fn();
  window.addEventListener(NUTRITION_EVENT, handleNutrition, { once: true });
  retype(published);
  api.refuse(bodyWeightPlanContract.save, 400, { message: 'This goal cannot be reached.' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This goal cannot be reached.');
  expect(screen.getByLabelText('Goal weight (kg)')).toHaveValue('70');
  expect(handleNutrition).not.toHaveBeenCalled();
  window.removeEventListener(NUTRITION_EVENT, handleNutrition);
});

it('wants the parts of the calories to be the whole', async () => {
  const { user } = await openPlanner();
  retype(published);
  await user.click(screen.getByText(texts.more));
  retype({ 'Protein (%)': '40' });
  expect(await screen.findByText(/must add up to 100 percent/)).toBeVisible();
});

it('opens the folded options when one of them keeps the plan from being saved', async () => {
  const { user } = await openPlanner();
  retype({ ...published, 'Change of activity (%)': 'much' });
  expect(screen.getByLabelText('Change of activity (%)')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number, such as 72.5.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Change of activity (%)')).toHaveFocus());
});

it('lists saved plans with what keeps the goal afterwards', async () => {
  const { user } = await openPlanner({
    answers: (api) => {
      nothingSaved(api);
      api.answer(bodyWeightPlanContract.listHistory, { history: [savedPlan()], nextPage: null });
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: '2,287 kcal then 2,360' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '76 kg to 70 kg in 365 days' })).toBeVisible();
});

it('lists a plan made in kilograms in the pounds of the trainer', async () => {
  const { user } = await openPlanner({
    units: { unit_height: 'in', unit_weight: 'lb' },
    answers: (api) => {
      nothingSaved(api);
      api.answer(bodyWeightPlanContract.listHistory, { history: [savedPlan()], nextPage: null });
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: '167.6 lb to 154.3 lb in 365 days' })).toBeVisible();
});

it.each([
  [true, '900 kcal then 2,360, below 1,000 kcal: confirmed'],
  [undefined, '900 kcal then 2,360, below 1,000 kcal'],
])('notes in the history that a plan lies below the minimum (confirmed: %p)', async (confirmed, row) => {
  const plan = savedPlan();
  const low = {
    ...plan,
    input: { ...plan.input, low_intake_confirmed: confirmed },
    result: { ...plan.result, calories_reach_goal: 900, warnings: ['below_1000_kcal' as const] },
  };
  const { user } = await openPlanner({
    answers: (api) => {
      nothingSaved(api);
      api.answer(bodyWeightPlanContract.listHistory, { history: [low], nextPage: null });
    },
  });
  await user.click(screen.getByRole('radio', { name: calculatorsTexts.history }));
  expect(await screen.findByRole('cell', { name: row })).toBeVisible();
});
