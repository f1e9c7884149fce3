import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import {
  assignNutrition,
  deleteNutrition,
  listNutrition,
  type Nutrition,
  readLatestNutrition,
  restoreNutrition,
  updateNutrition,
} from '@formline/shared/contracts/records/nutrition';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor, within } from '@testing-library/react';
import { savedPlan } from '../../testing/savedPlan';
import { NutritionCard } from './NutritionCard';

const eaten: Nutrition = {
  id: 1,
  protein: 120,
  carbohydrates: 200,
  fat: 60,
  calories: 1820,
  assignedTime: '2026-06-01T12:00:00.000Z',
  version: 1,
};
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  api = fakeApi();
  await signInAs(api);
  api.answer(bodyWeightPlanContract.readCurrent, null);
  api.answer(assignNutrition, eaten);
});

const handleOpen = jest.fn();

async function openForm(latest: Nutrition | null = eaten) {
  api.answer(readLatestNutrition, latest);
  const page = renderRoute(<NutritionCard clientId={11} canEdit onOpen={handleOpen} />, { path: '/' });
  await page.user.click(await screen.findByRole('button', { name: 'Enter nutrition' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter nutrition' });
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
  await waitFor(() => expect(field('Protein (g)')).toHaveFocus());
  const { user } = page;
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const click = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...page, dialog, field, type, save: () => click('Save nutrition'), click };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const sent = () => api.requests(assignNutrition).map(({ body }) => body);

it('is entered in grams, with calories and percentages beside them', async () => {
  const { dialog, field, type, save } = await openForm();
  expect(handleOpen).not.toHaveBeenCalled();
  expect(field('Protein (g)')).toHaveValue('120');
  expect(field('Protein (g)')).toHaveAccessibleDescription('26% of the calories');
  await type('Protein (g)', '150,5');
  expect(dialog).toHaveTextContent('1,942 kcal a day');
  await save();
  await expectClosed();
  expect(sent()).toEqual([{ protein: 150.5, carbohydrates: 200, fat: 60 }]);
});

it('is entered in percent of the calories, and turning to and fro changes nothing', async () => {
  const { user, dialog, field, type, save } = await openForm();
  await user.click(field('Percent of calories'));
  expect(field('Calories (kcal)')).toHaveValue('1820');
  expect(field('Fat (%)')).toHaveValue('30');
  await user.click(field('Grams'));
  expect(field('Fat (g)')).toHaveValue('60');
  await user.click(field('Percent of calories'));
  await type('Calories (kcal)', '2000');
  await type('Protein (%)', '30');
  expect(dialog).toHaveTextContent('Together 104%');
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Protein, carbohydrates and fat must add up to 100 percent.',
  );
  await type('Carbohydrates (%)', '40');
  expect(field('Fat (%)')).toHaveAccessibleDescription('66.7 g');
  await user.click(field('Grams'));
  expect(field('Fat (g)')).toHaveValue('66.7');
  await user.click(field('Percent of calories'));
  expect(field('Calories (kcal)')).toHaveValue('2000');
  await save();
  await expectClosed();
  expect(sent()).toEqual([{ protein: 150, carbohydrates: 200, fat: (2000 * 0.3) / 9 }]);
});

it('is taken over from the last body weight plan', async () => {
  const plan = savedPlan();
  const calories = plan.result.calories_reach_goal;
  api.answer(bodyWeightPlanContract.readCurrent, plan);
  const { field, save, click } = await openForm(null);
  await click(`Use the plan of 6/14/26: ${calories.toLocaleString('en-US')} kcal`);
  expect(field('Calories (kcal)')).toHaveValue(String(calories));
  expect(field('Carbohydrates (%)')).toHaveValue('50');
  await save();
  await expectClosed();
  const [protein, carbohydrates, fat] = [
    (calories * 20) / 100 / 4,
    (calories * 50) / 100 / 4,
    (calories * 30) / 100 / 9,
  ];
  expect(sent()).toEqual([{ protein, carbohydrates, fat }]);
});

it('can be entered where the plan could not be loaded', async () => {
  api.refuse(bodyWeightPlanContract.readCurrent, 500);
  const { dialog } = await openForm();
  expect(await within(dialog).findByText(/We couldn’t load the body weight plan/)).toBeInTheDocument();
});

it('asks below the published minimum', async () => {
  const { user, dialog, type, save } = await openForm();
  await type('Carbohydrates (g)', '0');
  await type('Fat (g)', '20');
  expect(dialog).toHaveTextContent(
    'Nobody should eat less than 1,000 calories a day without a doctor’s advice.',
  );
  await save();
  const question = await screen.findByRole('alertdialog', { name: 'Save 660 calories a day?' });
  await user.click(within(question).getByRole('button', { name: 'Change it' }));
  expect(sent()).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await expectClosed();
  expect(sent()).toEqual([{ protein: 120, carbohydrates: 0, fat: 20 }]);
});

it('says what is wrong, and keeps what was typed when it cannot be saved', async () => {
  const { dialog, field, type, save } = await openForm(null);
  await save();
  await waitFor(() => expect(field('Protein (g)')).toHaveAccessibleDescription(/Enter a number\./));
  await type('Protein (g)', '0');
  await type('Carbohydrates (g)', '0');
  await type('Fat (g)', '0');
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Enter at least one calorie.');
  await type('Fat (g)', '2001');
  await save();
  await waitFor(() =>
    expect(field('Fat (g)')).toHaveAccessibleDescription(/Enter a number from 0 to 2000\./),
  );
  await type('Fat (g)', '150');
  api.refuse(assignNutrition, 500);
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'We couldn’t save the nutrition. What you entered is still here. Please try again.',
  );
  expect(field('Fat (g)')).toHaveValue('150');
});

it('asks before it throws away what was typed, and not after a look at the percentages', async () => {
  const { user, field } = await openForm();
  await user.click(field('Percent of calories'));
  await user.keyboard('{Escape}');
  await expectClosed();
  await user.click(screen.getByRole('button', { name: 'Enter nutrition' }));
  const again = await screen.findByRole('dialog', { name: 'Enter nutrition' });
  expect(within(again).getByLabelText('Fat (g)')).toHaveValue('60');
  await user.clear(within(again).getByLabelText('Fat (g)'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
});

describe('the history', () => {
  const earlier: Nutrition = {
    ...eaten,
    id: 7,
    protein: 100,
    assignedTime: '2026-05-01T12:00:00.000Z',
    version: 4,
  };
  const openHistory = async (canEdit = true) => {
    api.answer(readLatestNutrition, eaten);
    const page = renderRoute(<NutritionCard clientId={11} canEdit={canEdit} />, { path: '/' });
    await page.user.click(await screen.findByRole('button', { name: 'History' }));
    return { ...page, list: await screen.findByRole('dialog', { name: 'Nutrition history' }) };
  };

  it('edits an earlier entry with its version', async () => {
    api.answer(listNutrition, [eaten, earlier]);
    api.answer(updateNutrition, earlier);
    const { user, list } = await openHistory();
    expect(await within(list).findByRole('row', { name: /^5\/1\/26 1,820 100 g 200 g 60 g/ })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Edit, 5/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit the nutrition of 5/1/26' });
    const protein = within(form).getByLabelText<HTMLInputElement>('Protein (g)');
    await waitFor(() => expect(protein).toHaveFocus());
    await user.clear(protein);
    await user.type(protein, '110');
    await user.click(within(form).getByRole('button', { name: 'Save nutrition' }));
    await waitFor(() => expect(api.requests(updateNutrition)).toHaveLength(1));
    const [request] = api.requests(updateNutrition);
    expect(request?.params).toMatchObject({ nutritionId: '7' });
    expect(request?.body).toEqual({ protein: 110, carbohydrates: 200, fat: 60, version: 4 });
  });

  it('takes a deleted one away at once', async () => {
    api.hang(deleteNutrition);
    api.answer(listNutrition, [eaten, earlier]);
    const { user, list } = await openHistory();
    const button = await within(list).findByRole('button', { name: 'Delete, 5/1/26' });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it('deletes one, and brings it back', async () => {
    api.answer(listNutrition, [eaten, earlier]);
    api.answer(deleteNutrition, { id: 7 });
    api.answer(restoreNutrition, earlier);
    const { user, list } = await openHistory();
    await user.click(await within(list).findByRole('button', { name: 'Delete, 5/1/26' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The nutrition of 5/1/26 is back')).toBeVisible();
  });

  it('is only read by a manager, and says when it cannot be loaded', async () => {
    api.answer(listNutrition, [eaten, earlier]);
    const { list, unmount } = await openHistory(false);
    expect(await within(list).findAllByRole('row')).toHaveLength(3);
    expect(within(list).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
    unmount();
    api.refuse(listNutrition, 500);
    await openHistory();
    expect(await screen.findByText('We couldn’t load the nutrition history')).toBeVisible();
  });
});
