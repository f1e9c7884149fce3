import type { OverviewOfClient, SessionCount } from '@formline/shared/contracts/overview/clientOverview';
import { sumSessions } from './adherence';
import { type Attention, attentionOf, type Day } from './attention';

type Behind = Extract<Attention, { readonly reason: 'missed-sessions' | 'adherence-fallen' }>;

/** How a client of a group is doing, by the same figures and rules as on Today. */
export interface MemberFigures {
  readonly client: OverviewOfClient;
  /** Why the client is behind; null for one who is not. */
  readonly behind: Behind | null;
}

export interface GroupFigures {
  readonly days_7: SessionCount;
  readonly days_30: SessionCount;
  readonly days_90: SessionCount;
  /** How many members are behind. */
  readonly behind: number;
}

const isBehind = (attention: Attention): attention is Behind =>
  attention.reason === 'missed-sessions' || attention.reason === 'adherence-fallen';

/** A member is behind who has missed sessions or whose adherence has fallen, by the trainer's own thresholds. */
export const memberFigures = (client: OverviewOfClient, day: Day): MemberFigures => ({
  client,
  behind: attentionOf(client, day).find(isBehind) ?? null,
});

/** All sessions of the members, not only those scheduled with the group. */
export function groupFigures(members: readonly MemberFigures[]): GroupFigures {
  const figures = members.flatMap(({ client }) => client.figures ?? []);
  return {
    days_7: sumSessions(figures.map(({ days_7 }) => days_7)),
    days_30: sumSessions(figures.map(({ days_30 }) => days_30)),
    days_90: sumSessions(figures.map(({ days_90 }) => days_90)),
    behind: members.filter(({ behind }) => behind !== null).length,
  };
}
