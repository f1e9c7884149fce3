import {
  type AssessmentGroup,
  listPerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import { buildAssessment } from '../../testing/healthBuilders';
import { assessmentsTexts } from './assessments.texts';
import { PerformanceAssessmentsCard } from './PerformanceAssessmentsCard';

async function openCard(groups: AssessmentGroup[], search = '?charts=shares') {
  const api = fakeApi();
  await signInAs(api);
  api.answer(listPerformanceAssessments, groups);
  const card = <PerformanceAssessmentsCard clientId={11} unit="lb" canEdit />;
  return renderRoute(card, { path: '/', at: `/${search}` });
}

const run: AssessmentGroup = {
  category: 'cardio',
  items: [buildAssessment('one_mile_run', '2026-06-15', 498)],
};

it('shows a chart for each category and says where a lower figure is better', async () => {
  await openCard([run]);
  const cardio = await screen.findByRole('figure', { name: 'Cardio' });
  expect(
    within(cardio)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['Step lower is bettern/a', 'JJn/a', 'Mile lower is better8:18', 'Row lower is bettern/a']);
  expect(screen.getByRole('figure', { name: 'Endurance' })).toHaveTextContent('Nothing recorded yet');
  expect(screen.getByRole('figure', { name: 'Strength' })).toBeInTheDocument();
});

it('shows the results of a category as a table', async () => {
  const { user } = await openCard([run]);
  await user.click(await screen.findByRole('button', { name: 'Show as table: Cardio' }));
  expect(screen.getByRole('row', { name: '6/15/26 n/a n/a 8:18 n/a' })).toBeInTheDocument();
});

it('says that nothing is recorded', async () => {
  await openCard([]);
  expect(await screen.findByText(assessmentsTexts.empty)).toBeInTheDocument();
});

it('shows real results first: a small chart for each assessment that was done, with its change', async () => {
  const items = [...run.items, buildAssessment('one_mile_run', '2026-06-01', 510)];
  const { user } = await openCard([{ ...run, items }], '?period=all');
  const mile = await screen.findByRole('figure', { name: 'Mile' });
  expect(mile).toHaveTextContent('8:18 lower is better, 6/15/26−0:12 over this period');
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Compared' }));
  expect(screen.getByRole('figure', { name: 'Cardio' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Year' })).not.toBeInTheDocument();
});
