import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { signOut } from '@formline/shared/session';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor } from '@testing-library/react';
import { middleFrame } from '../../media-upload/middleFrame';
import { pollDelayMs } from '../../media-upload/pollDelay';
import {
  button,
  chooseVideo,
  morning,
  nameField,
  onSave,
  openVideoEditor,
  pending,
  processing,
  videoApi,
  videosRemoved,
} from './testing/openVideoEditor';
import type { WorkoutVideoEditorProps } from './WorkoutVideoEditor';

jest.mock('../../media-upload/middleFrame');
jest.mock('../../media-upload/pollDelay');

beforeEach(() => {
  jest.mocked(middleFrame).mockResolvedValue(null);
  jest.mocked(pollDelayMs).mockReturnValue(1);
});

async function editUntilTheEnd(
  props: Partial<WorkoutVideoEditorProps>,
  edit: (page: ReturnType<typeof openVideoEditor>) => Promise<void>,
) {
  const api = await videoApi();
  api.answer(revokeToken, { revoked: true });
  const page = openVideoEditor(props);
  await edit(page);
  act(() => signOut('idle'));
  page.unmount();
  await signInAs(api);
  return api;
}

it('has the uploaded file and its texts again, and saves both', async () => {
  const api = await editUntilTheEnd({ workout: null }, async ({ user }) => {
    await user.type(nameField(), 'Evening');
    chooseVideo();
    await processing();
  });
  const { user } = openVideoEditor({ workout: null });
  expect(nameField()).toHaveValue('Evening');
  expect(await processing()).toBeVisible();
  onSave.mockResolvedValue({ ...morning, name: 'Evening', uploaded_media: pending });
  await user.click(button('Save'));
  expect(onSave.mock.lastCall?.[0]).toEqual({ name: 'Evening', description: '', uploaded_media_id: 7 });
  expect(videosRemoved(api)).toEqual([]);
});

it('is asked about when somebody else has saved meanwhile', async () => {
  await editUntilTheEnd({}, async ({ user }) => user.type(nameField(), '!'));
  const theirs = { ...morning, name: 'Early', version: 2 };
  const { user } = openVideoEditor({ workout: theirs, onReload: jest.fn() });
  expect(nameField()).toHaveValue('Morning!');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this video');
  onSave.mockResolvedValue({ ...theirs, name: 'Morning!', version: 3 });
  await user.click(button('Keep mine'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(onSave.mock.lastCall?.[0]).toEqual({ name: 'Morning!', description: 'Easy' });
});
