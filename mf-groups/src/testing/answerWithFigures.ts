import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import type { FakeApi } from '@formline/shared/testing/fakeApi';

interface Known {
  readonly id: number | undefined;
  /** Of the last 30 days. */
  readonly completed: number;
  readonly missed: number;
  readonly missedThisWeek?: number;
}

export function answerWithFigures(api: FakeApi, known: readonly Known[]): void {
  api.answer(readAttention, { settings: DEFAULT_ATTENTION, snoozes: [] });
  api.answer(readClientOverview, {
    groups: [],
    clients: known.map(({ id = 0, completed, missed, missedThisWeek = 0 }) =>
      buildOverviewOfClient({
        id,
        figures: buildFigures('2028-03-01', {
          days_7: { completed: 0, missed: missedThisWeek },
          days_30: { completed, missed },
        }),
      }),
    ),
  });
}
