import type { ClientFigures, OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';

const none = { completed: 0, missed: 0 };

/** A client with nothing to do, whom nobody needs to look after. */
export function buildFigures(today: string, given: Partial<ClientFigures> = {}): ClientFigures {
  return {
    days_7: none,
    days_30: none,
    days_90: none,
    previous_30: none,
    today: { planned: 0, completed: 0 },
    last_missed: null,
    last_session: null,
    next_session: today,
    last_measured: today,
    goal: null,
    next_milestone: null,
    ...given,
  };
}

export function buildOverviewOfClient(given: Partial<OverviewOfClient> = {}): OverviewOfClient {
  const { first_name = 'Noor' } = given;
  return {
    id: 11,
    first_name,
    full_name: `${first_name} Haddad`,
    avatar_url: null,
    birth_date: null,
    is_active: true,
    invited_at: null,
    started_training_at: null,
    group_ids: [],
    figures: null,
    ...given,
  };
}
