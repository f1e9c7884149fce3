import { type OhsaResult, readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { muscleImbalances } from '@formline/shared/domain/clients/overheadSquat';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import { CorrectiveExercisesCard } from './CorrectiveExercisesCard';
import { ohsaTexts } from './ohsa.texts';
import { OhsaCard } from './OhsaCard';

const { over, under } = muscleImbalances(['heels_rise']);
const result: OhsaResult = {
  id: 1,
  assessment_date: '2026-06-10',
  compensations: ['heels_rise'],
  over_active_muscles: over,
  under_active_muscles: under,
  corrective_exercises: ['Foam Roll Calves', 'Ankle Rock'].map((name, id) => ({
    id: id + 1,
    name,
    image_url: null,
    video_url: null,
  })),
  version: 1,
};

async function openCards(answer: OhsaResult | null, { canEdit = true } = {}) {
  const api = fakeApi();
  await signInAs(api);
  api.answer(readOhsaResults, answer);
  const cards = (
    <>
      <OhsaCard clientId={11} canEdit={canEdit} />
      <CorrectiveExercisesCard clientId={11} canEdit={canEdit} />
    </>
  );
  return { api, ...renderRoute(cards, { path: '/' }) };
}

const entries = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

it('names the muscles of both kinds, marks them apart, and tells the date', async () => {
  const { container } = await openCards(result);
  const overActive = await screen.findByRole('region', { name: 'Over-active muscles' });
  const underActive = screen.getByRole('region', { name: 'Under-active muscles' });
  expect(entries(overActive)).toEqual(['Soleus', 'Gastrocnemius']);
  expect(entries(underActive)).toEqual(['Anterior Tibialis']);
  const levels = (region: HTMLElement) =>
    new Set([...region.querySelectorAll('[data-level]')].map((mark) => mark.getAttribute('data-level')));
  expect([...levels(overActive), ...levels(underActive)]).toEqual(['2', '1']);
  expect(container).toHaveTextContent('Overhead Squat Assessment6/10/26');
});

it('lists the corrective exercises in their order', async () => {
  const { api } = await openCards(result);
  const card = screen.getByRole('region', { name: 'Corrective Exercises' });
  await within(card).findByText('Foam Roll Calves');
  expect(entries(card)).toEqual(['1Foam Roll Calves', '2Ankle Rock']);
  expect(api.requests(readOhsaResults)).toHaveLength(1);
});

it('says of a squat without deviations that there is nothing', async () => {
  await openCards({ ...result, over_active_muscles: [], under_active_muscles: [], corrective_exercises: [] });
  expect(await screen.findAllByText('None')).toHaveLength(2);
  expect(screen.getByText('No corrective exercises with the last assessment')).toBeInTheDocument();
});

it('says in both cards that nothing is recorded', async () => {
  await openCards(null);
  expect(await screen.findAllByText(ohsaTexts.empty)).toHaveLength(2);
});
