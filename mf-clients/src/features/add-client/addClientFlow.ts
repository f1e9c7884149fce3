import type { Client } from '@formline/shared/contracts/people/users';

export type InviteMode = 'CREATE' | 'INVITE' | 'ERROR';

export const SENT_MS = 2_000;

export type Refusal =
  | { readonly at: 'email'; readonly text: string; readonly email: string }
  | { readonly at: 'form'; readonly text: string }
  | { readonly at: 'question'; readonly text: string };

export type Sent = 'created' | 'invited' | 'resent';

interface InviteStep {
  readonly step: 'invite';
  readonly mode: InviteMode | null;
  readonly refusal: Refusal | null;
  readonly isLeaving: boolean;
}

interface SentStep {
  readonly step: 'sent';
  readonly sent: Sent;
  /** Null for somebody who is not a client yet, or was one before. */
  readonly client: Client | null;
  /** The steps after the email apply only to new clients of the trainer's own practice. */
  readonly leadsOn: boolean;
}

interface ClientStep {
  readonly step: 'health' | 'goal';
  readonly client: Client;
}

interface DetailsStep {
  readonly step: 'details';
  readonly client: Client;
  readonly isLeaving: boolean;
  /** Asked on the way back to the goal instead of on closing. */
  readonly isGoingBack?: boolean;
}

interface EndedStep {
  readonly step: 'ended';
  readonly client: Client | null;
}

export type AddClientFlow = InviteStep | SentStep | ClientStep | DetailsStep | EndedStep;

export type AddClientEvent =
  | { readonly type: 'checked'; readonly mode: Exclude<InviteMode, 'ERROR'> }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'question-declined' }
  | { readonly type: 'created'; readonly client: Client; readonly isInClub: boolean }
  | { readonly type: 'invited' }
  | { readonly type: 'resent' }
  | { readonly type: 'sent-shown' }
  | { readonly type: 'health-acknowledged' }
  | { readonly type: 'goal-saved'; readonly client: Client }
  | { readonly type: 'details-done' }
  | { readonly type: 'close-asked'; readonly isTyped: boolean }
  | { readonly type: 'back-asked'; readonly isTyped: boolean }
  | { readonly type: 'stayed' }
  | { readonly type: 'left' };

export const FIRST_STEP: AddClientFlow = { step: 'invite', mode: null, refusal: null, isLeaving: false };

/** Events that do not belong to the current step are ignored. */
export function nextStep(flow: AddClientFlow, event: AddClientEvent): AddClientFlow {
  if (event.type === 'close-asked') return whenCloseAsked(flow, event.isTyped);
  switch (flow.step) {
    case 'invite':
      return afterInvite(flow, event);
    case 'sent':
      return event.type === 'sent-shown' ? afterSent(flow) : flow;
    case 'health':
      return event.type === 'health-acknowledged' ? { ...flow, step: 'goal' } : flow;
    case 'goal':
      return afterGoal(flow, event);
    case 'details':
      return afterDetails(flow, event);
    case 'ended':
      return flow;
  }
}

function afterInvite(flow: InviteStep, event: AddClientEvent): AddClientFlow {
  switch (event.type) {
    case 'checked':
      return { ...flow, mode: event.mode, refusal: null };
    case 'refused':
      return { step: 'invite', mode: 'ERROR', refusal: event.refusal, isLeaving: false };
    case 'question-declined':
      return { ...flow, refusal: null };
    case 'created':
      return { step: 'sent', sent: 'created', client: event.client, leadsOn: !event.isInClub };
    case 'invited':
    case 'resent':
      return { step: 'sent', sent: event.type, client: null, leadsOn: false };
    case 'stayed':
      return { ...flow, isLeaving: false };
    case 'left':
      return { step: 'ended', client: null };
    default:
      return flow;
  }
}

function afterGoal(flow: ClientStep, event: AddClientEvent): AddClientFlow {
  if (event.type === 'goal-saved') return { step: 'details', client: event.client, isLeaving: false };
  return event.type === 'back-asked' ? { ...flow, step: 'health' } : flow;
}

function afterDetails(flow: DetailsStep, event: AddClientEvent): AddClientFlow {
  const { step, client } = flow;
  switch (event.type) {
    case 'stayed':
      return { step, client, isLeaving: false };
    case 'back-asked':
      return event.isTyped ? { step, client, isLeaving: true, isGoingBack: true } : { step: 'goal', client };
    case 'left':
      return flow.isGoingBack ? { step: 'goal', client } : { step: 'ended', client };
    case 'details-done':
      return { step: 'ended', client };
    default:
      return flow;
  }
}

const afterSent = ({ client, leadsOn }: SentStep): AddClientFlow =>
  client && leadsOn ? { step: 'health', client } : { step: 'ended', client };

/** Unsaved entries need confirmation; asking twice stays. */
function whenCloseAsked(flow: AddClientFlow, isTyped: boolean): AddClientFlow {
  if (flow.step === 'details') {
    const { step, client, isLeaving } = flow;
    return isLeaving || isTyped ? { step, client, isLeaving: !isLeaving } : { step: 'ended', client };
  }
  if (flow.step !== 'invite') return { step: 'ended', client: flow.client };
  if (flow.isLeaving) return { ...flow, isLeaving: false };
  if (flow.refusal?.at === 'question') return { ...flow, refusal: null };
  return isTyped ? { ...flow, isLeaving: true } : { step: 'ended', client: null };
}
