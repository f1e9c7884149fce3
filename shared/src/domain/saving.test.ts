import { afterEvent, isSaveNeeded, saveStateOf, type Saving, type SavingEvent, startSaving } from './saving';

interface Note {
  readonly text: string;
}

const saved: Note = { text: 'saved' };
const edited: Note = { text: 'edited' };
const newer: Note = { text: 'newer' };
const nameless: Note = { text: '' };
const rules = {
  isSame: (one: Note, other: Note) => one.text === other.text,
  isComplete: ({ text }: Note) => text !== '',
};
const error = new Error('Refused');

const ask = (draft: Note): SavingEvent<Note> => ({ type: 'asked', draft, isTyping: false });
const type = (draft: Note): SavingEvent<Note> => ({ type: 'asked', draft, isTyping: true });
const refuse: SavingEvent<Note> = { type: 'refused', error, isConflict: false };
const collide: SavingEvent<Note> = { type: 'refused', error, isConflict: true };
const sent: SavingEvent<Note> = { type: 'sent' };
const answered: SavingEvent<Note> = { type: 'answered' };
const after = (events: readonly SavingEvent<Note>[], isStored = true): Saving<Note> =>
  events.reduce(afterEvent, startSaving(saved, isStored));

it.each<[string, readonly SavingEvent<Note>[], Note, string]>([
  ['nothing has happened', [], saved, 'clickable'],
  ['something was edited', [], edited, 'unsaved'],
  ['something is missing', [], nameless, 'incomplete'],
  ['it is typed on', [type(edited)], edited, 'loading'],
  ['the typing has ended', [type(edited), { type: 'typingEnded' }], edited, 'loading'],
  ['it is on its way', [ask(edited), sent], edited, 'loading'],
  ['it was edited on its way', [ask(edited), sent], newer, 'loading'],
  ['it is saved', [ask(edited), sent, answered], edited, 'saved'],
  ['that was shown long enough', [ask(edited), sent, answered, { type: 'shown' }], edited, 'clickable'],
  ['it was edited after a save', [ask(edited), sent, answered], newer, 'unsaved'],
  ['another waits behind the save', [ask(edited), sent, ask(newer), answered], newer, 'loading'],
  ['it was refused', [ask(edited), sent, refuse], edited, 'error'],
  ['somebody else changed it', [ask(edited), sent, collide], edited, 'conflict'],
  ['it was edited after a refusal', [ask(edited), sent, refuse], newer, 'unsaved'],
  ['it was edited after somebody else changed it', [ask(edited), sent, collide], newer, 'conflict'],
  ['a refused edit was taken back', [ask(edited), sent, refuse], saved, 'clickable'],
  [
    'a part of a refused edit was taken back',
    [ask(edited), sent, refuse, { type: 'failureMoved', draft: newer }],
    newer,
    'error',
  ],
  ['it is tried again', [ask(edited), sent, refuse, ask(edited), sent], edited, 'loading'],
  ['what waited behind a refusal is unsaved', [ask(edited), sent, ask(newer), refuse], newer, 'unsaved'],
  ['what is typed behind a refusal is sent', [ask(edited), sent, type(newer), refuse], newer, 'loading'],
  ['nobody wants the save any more', [type(edited), { type: 'withdrawn' }], edited, 'unsaved'],
  [
    'it goes on from elsewhere',
    [ask(edited), sent, collide, { type: 'restarted', draft: newer }],
    newer,
    'clickable',
  ],
])('when %s', (_when, events, draft, state) => {
  expect(saveStateOf(after(events), draft, rules)).toBe(state);
});

it.each<[string, readonly SavingEvent<Note>[], boolean, Note, boolean]>([
  ['what the server has', [], true, saved, false],
  ['what is new', [], false, saved, true],
  ['what was edited', [], true, edited, true],
  ['what is on its way', [ask(edited), sent], true, edited, false],
  ['what was changed back on its way', [ask(edited), sent], true, saved, true],
  ['what was saved before a refusal', [ask(edited), sent, refuse], true, saved, true],
])('knows whether a save is needed of %s', (_what, events, isStored, draft, isNeeded) => {
  expect(isSaveNeeded(after(events, isStored), draft, rules.isSame)).toBe(isNeeded);
});

it('sends the newest of the drafts that wait', () => {
  expect(after([ask(edited), sent, ask(saved), ask(newer), answered, sent]).sending).toBe(newer);
});
