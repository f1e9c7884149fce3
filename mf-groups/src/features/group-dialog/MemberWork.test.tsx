import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { queriesOf } from '@formline/shared/query';
import '@formline/shared/testing/stillLayout';
import { act, screen } from '@testing-library/react';
import { ana, groupOf, openGroupDialog } from '../../testing/groupDialogPage';
import { plannedWork } from '../../testing/plannedWork';

it('says before somebody joins again that what was kept goes', async () => {
  const page = await openGroupDialog(groupOf('Runners', ana));
  page.api.answer(readPlannedGroupWork, plannedWork({ joining: 12, kept: { 3: 4 } }));
  await act(() => page.cache.refetchQueries(queriesOf(readPlannedGroupWork)));
  await page.choose('Ben Stone');
  expect(await screen.findByText(/Ben Stone joins/)).toBeInTheDocument();
  expect(screen.queryByText(/earlier time in the group/)).not.toBeInTheDocument();
  await page.choose('Zoë Adler');
  expect(
    await screen.findByText(
      '4 workouts kept from an earlier time in the group are removed from their calendars.',
    ),
  ).toBeInTheDocument();
});
