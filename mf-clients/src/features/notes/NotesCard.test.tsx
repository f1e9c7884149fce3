import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  createNote,
  deleteNote,
  listNotes,
  type Note,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NotesCard } from './NotesCard';

const buildNote = (given: Partial<Note> = {}): Note => ({
  id: 1,
  note_date: '2026-06-01',
  text: 'Left knee.',
  is_pinned: false,
  version: 3,
  ...given,
});
const today = localCalendarDate(new Date());
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  api = fakeApi();
  await signInAs(api);
});

function openCard(notes: Note[] = [buildNote()], at = '/') {
  api.answer(listNotes, notes);
  return renderRoute(<NotesCard clientId={11} />, { path: '/', at });
}

const openForm = async (notes?: Note[]) => {
  const page = openCard(notes);
  await page.user.click(await screen.findByRole('button', { name: 'Write a note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a note' });
  await waitFor(() => expect(within(dialog).getByLabelText('Note')).toHaveFocus());
  return { ...page, dialog };
};

it('opens the note that the URL names, and leaves the URL when it is closed', async () => {
  const notes = [buildNote(), buildNote({ id: 2, note_date: '2026-05-01', text: 'Right hip.' })];
  const { user, router } = openCard(notes, '/?clientId=11&noteId=2');
  const dialog = await screen.findByRole('dialog', { name: 'Edit the note of 5/1/26' });
  await waitFor(() => expect(within(dialog).getByLabelText('Note')).toHaveFocus());
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Right hip.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?clientId=11');
});

it('shows markdown without HTML, scripts and pictures', async () => {
  const text =
    '# Knee\n**weak**\n\n<img src=x onerror="alert(1)"><script>alert(1)</script>\n\n![x](https://evil.test/x.png) [bad](javascript:alert(1)) [good](https://example.org)';
  const { container } = openCard([buildNote({ text })]);
  expect(await screen.findByRole('heading', { level: 3, name: 'Knee' })).toBeInTheDocument();
  expect(screen.getByText('weak').tagName).toBe('STRONG');
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText('bad')).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  expect(screen.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it('is written today, by Ctrl and Enter', async () => {
  api.answer(createNote, buildNote());
  const { user, dialog } = await openForm([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  const text = within(dialog).getByLabelText('Note');
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Write something first\./));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Pin to the top' }));
  await user.click(text);
  await user.paste('Sleeps **little**.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(createNote).at(-1)?.body).toEqual({
    note_date: today,
    text: 'Sleeps **little**.',
    is_pinned: true,
  });
});

it('asks before what was typed is lost with the page', async () => {
  const { user, router, dialog } = await openForm([]);
  const isAskedOnUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAskedOnUnload()).toBe(false);
  await user.paste('Sleeps little.');
  expect(isAskedOnUnload()).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Sleeps little.');
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('keeps what could not be saved', async () => {
  api.refuse(createNote, 500);
  const { user, dialog } = await openForm([]);
  await user.paste('Sleeps little.');
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  expect(await within(dialog).findByText(/We couldn’t save the note\./)).toBeVisible();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Sleeps little.');
});

it('shows three, pinned first as they come, and all on request', async () => {
  const notes = [
    buildNote({ id: 9, is_pinned: true }),
    ...[5, 4, 3].map((id) => buildNote({ id, note_date: `2026-05-0${id}` })),
  ];
  const { user } = openCard(notes);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Pinned')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All 4 notes' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('is pinned with its version, and says that it was changed meanwhile', async () => {
  api.refuse(updateNote, 409, { code: errorCodes.staleVersion, message: 'Changed meanwhile.' });
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Pin, 6/1/26' }));
  expect(await screen.findAllByText('Changed meanwhile.')).not.toEqual([]);
  expect(api.requests(updateNote)[0]?.body).toEqual({
    note_date: '2026-06-01',
    text: 'Left knee.',
    is_pinned: true,
    version: 3,
  });
});

it('is pinned at once', async () => {
  api.hang(updateNote);
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Pin, 6/1/26' }));
  expect(await screen.findByText('Pinned')).toBeVisible();
});

it('is unpinned with the version of its pinning before the list has come again', async () => {
  api.answer(updateNote, buildNote({ is_pinned: true, version: 4 }));
  const { user } = openCard();
  const pin = await screen.findByRole('button', { name: 'Pin, 6/1/26' });
  api.hang(listNotes);
  await user.click(pin);
  await user.click(await screen.findByRole('button', { name: 'Unpin, 6/1/26' }));
  await waitFor(() =>
    expect(api.requests(updateNote)).toMatchObject([
      { body: { is_pinned: true, version: 3 } },
      { body: { is_pinned: false, version: 4 } },
    ]),
  );
});

describe('a note that somebody else changed while it was edited', () => {
  const saveAfterChange = async (saved: Note[]) => {
    api.refuse(updateNote, 409, { code: errorCodes.staleVersion });
    const { user } = openCard();
    await user.click(await screen.findByRole('button', { name: 'Edit, 6/1/26' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the note of 6/1/26' });
    const text = within(dialog).getByLabelText('Note');
    await waitFor(() => expect(text).toHaveFocus());
    await user.type(text, ' Better.');
    api.answer(listNotes, saved);
    await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
    return { user, dialog };
  };
  const theirs = buildNote({ text: 'Right knee.', version: 4 });

  it('is kept as it was typed, over the newest version', async () => {
    const { user, dialog } = await saveAfterChange([theirs]);
    expect(await within(dialog).findByText('Somebody else changed this note')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    api.answer(updateNote, buildNote({ version: 5 }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests(updateNote).at(-1)?.body).toMatchObject({ text: 'Left knee. Better.', version: 4 });
  });

  it('is loaded again', async () => {
    const { user, dialog } = await saveAfterChange([theirs]);
    await user.click(await within(dialog).findByRole('button', { name: 'Load what was saved' }));
    const again = await screen.findByRole('dialog', { name: 'Edit the note of 6/1/26' });
    await waitFor(() => expect(within(again).getByLabelText('Note')).toHaveValue('Right knee.'));
    expect(within(again).getByRole('button', { name: 'Save note' })).toBeVisible();
  });

  it('is told to be deleted, and what was typed stays', async () => {
    const { dialog } = await saveAfterChange([]);
    const message = 'Somebody else deleted this note. What you entered is not saved.';
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByLabelText('Note')).toHaveValue('Left knee. Better.');
  });
});

it('goes at once when it is deleted', async () => {
  api.hang(deleteNote);
  const { user } = openCard();
  const button = await screen.findByRole('button', { name: 'Delete, 6/1/26' });
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

it('is deleted, and comes back', async () => {
  api.answer(deleteNote, { id: 1 });
  api.answer(createNote, buildNote());
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Delete, 6/1/26' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(createNote)).toHaveLength(1));
  expect(api.requests(createNote)[0]?.body).toEqual({
    note_date: '2026-06-01',
    text: 'Left knee.',
    is_pinned: false,
  });
});

it('is not lost when it cannot be brought back at once, and comes back once', async () => {
  api.answer(deleteNote, { id: 1 });
  api.refuse(createNote, 0);
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Delete, 6/1/26' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer(createNote, buildNote());
  await user.click(retry);
  expect(await screen.findAllByText('The note of 6/1/26 is back')).not.toEqual([]);
  const keys = api.headers(createNote).map((headers) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});
