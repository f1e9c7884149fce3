import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { queryOf, useQuery } from '@formline/shared/query';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { CardQuery } from './CardQuery';
import { DashboardCard } from './DashboardCard';

const eaten = {
  id: 1,
  protein: 120,
  carbohydrates: 200,
  fat: 60,
  calories: 1820,
  assignedTime: '2026-06-01T08:00:00.000Z',
  version: 1,
};

function Body() {
  const query = useQuery(queryOf(readLatestNutrition, { params: { id: 11 } }));
  return (
    <CardQuery
      query={query}
      loadingLabel="Loading nutrition"
      skeleton={<span>shape</span>}
      emptyIcon={null}
      emptyText="Nothing recorded."
    >
      {(nutrition) => <p>{nutrition.calories} kcal</p>}
    </CardQuery>
  );
}

async function showBody(declare: (api: FakeApi) => void) {
  const api = fakeApi();
  await signInAs(api);
  declare(api);
  const card = (
    <DashboardCard title="Nutrition">
      <Body />
    </DashboardCard>
  );
  return { api, ...renderRoute(card, { path: '/' }) };
}

it('shows its skeleton while it is loading, and then what came', async () => {
  await showBody((api) => api.answer(readLatestNutrition, eaten));
  expect(screen.getByRole('status')).toHaveTextContent('Loading nutrition');
  expect(await screen.findByText('1820 kcal')).toBeInTheDocument();
});

it('shows its empty text when there is nothing', async () => {
  await showBody((api) => api.answer(readLatestNutrition, null));
  expect(await screen.findByText('Nothing recorded.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that it failed, not that nothing is recorded, and tries again', async () => {
  const { api, user } = await showBody((fake) => fake.refuse(readLatestNutrition, 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this card.');
  expect(screen.queryByText('Nothing recorded.')).not.toBeInTheDocument();
  api.answer(readLatestNutrition, eaten);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1820 kcal')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Nutrition' })).toHaveFocus();
});
