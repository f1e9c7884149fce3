import { DraftSaver, TYPING_PAUSE_MS } from './draftSaver';

interface Note {
  readonly text: string;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function editNote({ isRefused = false, savedMs }: { isRefused?: boolean; savedMs?: number } = {}) {
  let latest: Note = { text: 'first' };
  const sent: string[] = [];
  const saver = new DraftSaver<Note, string>({
    saved: latest,
    isStored: true,
    latest: () => latest,
    missing: ({ text }) => (text === '' ? 'a text' : null),
    send: async ({ text }) => {
      sent.push(text);
      if (isRefused) throw new Error('Refused');
      return text;
    },
    ...(savedMs !== undefined && { savedMs }),
  });
  const edit = (text: string, when: 'now' | 'soon') => {
    latest = { text };
    saver.save(latest, { when });
  };
  return { saver, sent, edit };
}

it('saves what is typed once the typing pauses, and at once when the field is left', async () => {
  const { saver, sent, edit } = editNote();
  edit('one', 'soon');
  await jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1);
  edit('two', 'soon');
  await jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS - 1);
  expect([sent, saver.state()]).toEqual([[], 'loading']);
  await jest.advanceTimersByTimeAsync(1);
  expect([sent, saver.state()]).toEqual([['two'], 'saved']);
  edit('three', 'soon');
  saver.flush();
  expect(sent).toEqual(['two', 'three']);
});

it('sends nothing that is not complete, nor what was typed before it became so', async () => {
  const { saver, sent, edit } = editNote();
  edit('one', 'soon');
  edit('', 'soon');
  await jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
  expect([sent, saver.state(), saver.missing()]).toEqual([[], 'incomplete', 'a text']);
});

it('shows for the given time that it is saved', async () => {
  const { saver, edit } = editNote({ savedMs: 2000 });
  edit('one', 'now');
  await jest.advanceTimersByTimeAsync(1999);
  expect(saver.state()).toBe('saved');
  await jest.advanceTimersByTimeAsync(1);
  expect(saver.state()).toBe('clickable');
});

it('says why a save failed until the draft is another', async () => {
  const { saver, edit } = editNote({ isRefused: true });
  edit('one', 'now');
  await jest.advanceTimersByTimeAsync(0);
  expect([saver.state(), saver.failure()]).toEqual(['error', new Error('Refused')]);
  edit('', 'soon');
  expect([saver.state(), saver.failure()]).toEqual(['incomplete', null]);
});
