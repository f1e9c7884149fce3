import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import {
  clientAssignPath,
  clientDashboardPath,
  clientMissedPath,
} from '@formline/shared/domain/clients/clientPaths';
import type { Attention } from '@formline/shared/domain/clients/attention';

/** Opened above Today, so that the trainer stays on the list. */
export interface LineDialog {
  readonly kind: 'goals' | 'measurement' | 'resend';
  readonly client: OverviewOfClient;
}

type LineAct = { readonly to: string } | { readonly dialog: LineDialog };

/** The one action of a line. */
export function actOf(client: OverviewOfClient, attention: Attention): LineAct {
  switch (attention.reason) {
    case 'missed-sessions':
      return { to: clientMissedPath(client) };
    case 'nothing-planned':
      return { to: clientAssignPath(client) };
    case 'adherence-fallen':
    case 'birthday':
      return { to: clientDashboardPath(client) };
    case 'goal-date-passed':
    case 'milestone-due':
      return { dialog: { kind: 'goals', client } };
    case 'invite-unanswered':
      return { dialog: { kind: 'resend', client } };
    case 'no-measurement':
      return { dialog: { kind: 'measurement', client } };
  }
}
