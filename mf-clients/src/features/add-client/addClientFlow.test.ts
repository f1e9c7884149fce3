import { buildClient } from '@formline/shared/testing/builders';
import { type AddClientEvent, type AddClientFlow, FIRST_STEP, nextStep, type Refusal } from './addClientFlow';

const noor = buildClient();
const after = (...events: AddClientEvent[]): AddClientFlow => events.reduce(nextStep, FIRST_STEP);

const created: AddClientEvent = { type: 'created', client: noor, isInClub: false };
const shown: AddClientEvent = { type: 'sent-shown' };
const acknowledged: AddClientEvent = { type: 'health-acknowledged' };
const escape = (isTyped = false): AddClientEvent => ({ type: 'close-asked', isTyped });
const refused = (refusal: Refusal): AddClientEvent => ({ type: 'refused', refusal });
const question: Refusal = { at: 'question', text: 'A client already exists.' };

it('leads a new client from the invite over health and goal to the details', () => {
  const trained = buildClient({ first_name: 'Trained' });
  const events: AddClientEvent[] = [
    { type: 'checked', mode: 'CREATE' },
    created,
    shown,
    acknowledged,
    { type: 'goal-saved', client: trained },
    { type: 'details-done' },
  ];
  const flows = events.map((_event, index) => after(...events.slice(0, index + 1)));
  expect(flows.map(({ step }) => step)).toEqual(['invite', 'sent', 'health', 'goal', 'details', 'ended']);
  expect(flows.at(-1)).toEqual({ step: 'ended', client: trained });
});

it.each<[string, AddClientEvent, AddClientFlow]>([
  ['a client of a club', { type: 'created', client: noor, isInClub: true }, { step: 'ended', client: noor }],
  ['somebody with an account', { type: 'invited' }, { step: 'ended', client: null }],
  ['a letter sent once more', { type: 'resent' }, { step: 'ended', client: null }],
])('ends with the confirmation for %s', (_whom, sent, ended) => {
  expect(after(sent).step).toBe('sent');
  expect(after(sent, shown)).toEqual(ended);
});

it('keeps the mode the address was checked with, and ERROR after a refusal', () => {
  expect(after({ type: 'checked', mode: 'INVITE' })).toMatchObject({ mode: 'INVITE', refusal: null });
  const refusal: Refusal = { at: 'email', text: 'No', email: 'noor@gym.test' };
  expect(after(refused(refusal))).toMatchObject({ step: 'invite', mode: 'ERROR', refusal });
  expect(after(refused(refusal), { type: 'checked', mode: 'CREATE' })).toMatchObject({ refusal: null });
});

it('offers to resend, and goes back to the form when that is declined or left by Escape', () => {
  expect(after(refused(question))).toMatchObject({ step: 'invite', refusal: question });
  expect(after(refused(question), { type: 'question-declined' })).toMatchObject({ refusal: null });
  expect(after(refused(question), escape(true))).toMatchObject({ step: 'invite', refusal: null });
});

it('asks before what was typed is thrown away, and only then', () => {
  expect(after(escape(false))).toEqual({ step: 'ended', client: null });
  expect(after(escape(true))).toMatchObject({ step: 'invite', isLeaving: true });
  expect(after(escape(true), { type: 'stayed' })).toMatchObject({ isLeaving: false });
  expect(after(escape(true), escape(true))).toMatchObject({ isLeaving: false });
  expect(after(escape(true), { type: 'left' })).toEqual({ step: 'ended', client: null });
});

it('asks before entered details are thrown away, and keeps the client either way', () => {
  const details = after(created, shown, acknowledged, { type: 'goal-saved', client: noor });
  expect(nextStep(details, escape(false))).toEqual({ step: 'ended', client: noor });
  const asked = nextStep(details, escape(true));
  expect(asked).toMatchObject({ step: 'details', isLeaving: true });
  expect(nextStep(asked, { type: 'stayed' })).toEqual(details);
  expect(nextStep(asked, escape(true))).toEqual(details);
  expect(nextStep(asked, { type: 'left' })).toEqual({ step: 'ended', client: noor });
});

it('shows an answer that comes while it is asked', () => {
  expect(after(escape(true), created).step).toBe('sent');
  expect(after(escape(true), refused(question))).toMatchObject({ isLeaving: false, refusal: question });
});

it('keeps a client that was created, whichever step is left', () => {
  const ended = { step: 'ended', client: noor };
  expect(after(created, escape())).toEqual(ended);
  expect(after(created, shown, escape())).toEqual(ended);
  expect(after(created, shown, acknowledged, escape())).toEqual(ended);
});

it('minds nothing that belongs to another step', () => {
  expect(after(shown)).toEqual(FIRST_STEP);
  const health = after(created, shown);
  expect(nextStep(health, shown)).toBe(health);
  expect(nextStep(health, created)).toBe(health);
  const ended = after(escape());
  expect(nextStep(ended, created)).toBe(ended);
});
