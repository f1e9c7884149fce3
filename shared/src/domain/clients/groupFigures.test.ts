import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { DEFAULT_ATTENTION } from './attention';
import { groupFigures, memberFigures } from './groupFigures';

const day = { today: '2028-03-01', settings: DEFAULT_ATTENTION };
const figures = (given: Parameters<typeof buildFigures>[1]) => buildFigures(day.today, given);
const memberWith = (given: Parameters<typeof buildFigures>[1]) =>
  memberFigures(buildOverviewOfClient({ figures: figures(given) }), day);
const missing = memberWith({
  days_7: { completed: 1, missed: 2 },
  days_30: { completed: 6, missed: 2 },
  last_missed: '2028-02-29',
});
const fallen = memberWith({
  previous_30: { completed: 10, missed: 0 },
  days_30: { completed: 6, missed: 4 },
});
const steady = memberWith({ days_30: { completed: 3, missed: 0 } });
const closed = memberFigures(buildOverviewOfClient({ figures: null }), day);

it('a member is behind who missed sessions or trains less than before', () => {
  expect(missing.behind).toEqual({ reason: 'missed-sessions', missed: 2, last: '2028-02-29' });
  expect(fallen.behind).toEqual({ reason: 'adherence-fallen', from: 100, to: 60 });
  expect([steady.behind, closed.behind]).toEqual([null, null]);
});

it('the group has the sessions of all members', () => {
  expect(groupFigures([missing, fallen, steady, closed])).toEqual({
    days_7: { completed: 1, missed: 2 },
    days_30: { completed: 15, missed: 6 },
    days_90: { completed: 0, missed: 0 },
    behind: 2,
  });
});
