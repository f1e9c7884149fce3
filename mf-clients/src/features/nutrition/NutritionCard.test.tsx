import { type Nutrition, readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen } from '@testing-library/react';
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

async function openCard(declare: (api: FakeApi) => void, onOpen?: () => void) {
  const api = fakeApi();
  await signInAs(api);
  declare(api);
  return {
    api,
    ...renderRoute(<NutritionCard clientId={11} canEdit={onOpen !== undefined} onOpen={onOpen} />, {
      path: '/',
    }),
  };
}

it('shows calories, grams and shares of the three, and since when', async () => {
  await openCard((api) => api.answer(readLatestNutrition, eaten));
  expect(await screen.findByText('1,820')).toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Nutrition' });
  expect(card).toHaveTextContent('1,820 kcal a day');
  expect(card).toHaveTextContent('Protein120 g26%');
  expect(card).toHaveTextContent('Carbohydrates200 g44%');
  expect(card).toHaveTextContent('Fat60 g30%');
  expect(card).toHaveTextContent('6/1/26');
});

it('asks again when the window tells that it changed', async () => {
  const { api } = await openCard((fake) => fake.answer(readLatestNutrition, null));
  expect(
    await screen.findByText('No nutrition data recorded. Click on this card to record.'),
  ).toBeInTheDocument();
  api.answer(readLatestNutrition, eaten);
  act(() => void window.dispatchEvent(new Event('updateNutritionCard')));
  expect(await screen.findByText('1,820')).toBeInTheDocument();
});

it('opens the planner, and nothing where there is none to open', async () => {
  const handleOpen = jest.fn();
  const { user, unmount } = await openCard((api) => api.answer(readLatestNutrition, eaten), handleOpen);
  await user.click(screen.getByRole('button', { name: 'Nutrition' }));
  expect(handleOpen).toHaveBeenCalledTimes(1);
  unmount();
  await openCard((api) => api.answer(readLatestNutrition, eaten));
  expect(screen.queryByRole('button', { name: 'Nutrition' })).not.toBeInTheDocument();
});
