import { buildClient } from '@formline/shared/testing/builders';
import { offerFor } from './clientAct';

const active = buildClient();
const inactive = buildClient({
  client_user: { active_under_current_trainer: false },
});
const invited = buildClient({
  client_user: { invited_at: '2026-06-01T08:00:00.000Z' },
});
const nothing = { beforeOpening: null, canReactivate: false, canResend: false };

it.each([
  ['an active client opens', active, 'choose', nothing],
  ['an inactive one is chosen first', inactive, 'choose', { ...nothing, beforeOpening: 'choose' }],
  [
    'an inactive one beyond the limit asks to upgrade',
    inactive,
    'upgrade',
    { ...nothing, beforeOpening: 'upgrade' },
  ],
  [
    'an inactive one is reactivated without a limit',
    inactive,
    'reactivate',
    { ...nothing, canReactivate: true },
  ],
  ['an invited one can be asked again', invited, 'upgrade', { ...nothing, canResend: true }],
  ['whoever changes nothing is offered nothing', inactive, null, nothing],
] as const)('%s', (_name, client, step, offer) => {
  expect(offerFor(client, step)).toEqual(offer);
});
