import { ApiError } from '@formline/shared/api-client';
import { onActivity } from '@formline/shared/session';
import { UiProvider } from '@formline/shared/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MediaUploader } from './MediaUploader';
import { mediaUploaderTexts as texts } from './MediaUploader.texts';
import { useUpload } from './useUpload';

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

let sending: Sending & {
  readonly file: File;
  readonly finish: (name: string) => void;
  readonly fail: (error: Error) => void;
};

const send = (file: File, { signal, onProgress }: Sending) =>
  new Promise<string>((resolve, reject) => {
    sending = { file, signal, onProgress, finish: resolve, fail: reject };
  });

function UploaderPage({ first = null }: { readonly first?: string | null }) {
  const [name, setName] = useState(first);
  const upload = useUpload({
    send,
    onSent: setName,
    problemOf: (error) => `It failed: ${error instanceof Error ? error.message : ''}`,
  });
  return (
    <MediaUploader
      upload={upload}
      accept="image/*"
      hint="A picture"
      media={name === null ? null : <p>{name}</p>}
      onFile={upload.start}
      onRemove={() => setName(null)}
    />
  );
}

const show = (first?: string) => render(<UploaderPage {...(first && { first })} />, { wrapper: UiProvider });
const button = (name: string) => screen.getByRole('button', { name });
const choose = () => {
  const file = new File(['bytes'], 'squat.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(texts.label, { selector: 'input' }), { target: { files: [file] } });
};

it('goes from empty over uploading and processing to what was uploaded', async () => {
  show();
  expect(screen.getByText('A picture')).toBeVisible();
  choose();
  const bar = screen.getByRole('progressbar', { name: texts.progress });
  expect(bar).toHaveAttribute('value', '0');
  act(() => sending.onProgress(0.426));
  expect(screen.getByText(texts.uploading(42))).toBeVisible();
  act(() => sending.onProgress(1));
  expect(screen.getAllByText(texts.processing)[0]).toBeVisible();
  expect(bar).not.toHaveAttribute('value');
  await act(async () => sending.finish('squat'));
  expect(screen.getByText('squat')).toBeVisible();
  expect(button(texts.replace)).toBeVisible();
});

it('counts as activity of the person as long as it goes on', () => {
  const active = jest.fn();
  const end = onActivity(active);
  show();
  choose();
  act(() => sending.onProgress(0.1));
  expect(active).toHaveBeenCalledTimes(1);
  fireEvent.click(button(texts.cancel));
  act(() => sending.onProgress(0.2));
  expect(active).toHaveBeenCalledTimes(1);
  end();
});

it('is called off by Cancel, which leaves what was there and the focus where it is', async () => {
  show('before');
  button(texts.replace).focus();
  choose();
  await userEvent.keyboard('{Enter}');
  expect(sending.signal.aborted).toBe(true);
  await act(async () => sending.finish('too late'));
  expect(screen.getByText('before')).toBeVisible();
  expect(button(texts.replace)).toHaveFocus();
});

it('says why a file was refused, and keeps what was there', async () => {
  show('before');
  choose();
  await act(async () => sending.fail(new Error('Too large')));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed: Too large');
  expect(screen.getByText('before')).toBeVisible();
  choose();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([new Error('Offline'), new ApiError(429, { message: 'Too many uploads', code: 4290 })])(
  'sends the same file again after a failure that may pass: %s',
  async (error) => {
    show();
    choose();
    await act(async () => sending.fail(error));
    await userEvent.click(button('Try again'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sending.file.name).toBe('squat.png');
    await act(async () => sending.finish('squat'));
    expect(screen.getByText('squat')).toBeVisible();
  },
);

it('does not offer to send a file again that the server will not take', async () => {
  show();
  choose();
  await act(async () => sending.fail(new ApiError(415, { message: 'No picture', code: 4150 })));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('takes a file that is dropped, and forgets what is removed', async () => {
  show('before');
  await userEvent.click(button(texts.remove));
  const preview = screen.getByText('A picture');
  const files = [new File(['bytes'], 'squat.png', { type: 'image/png' })];
  fireEvent.dragOver(preview, { dataTransfer: { types: ['Files'] } });
  fireEvent.drop(preview, { dataTransfer: { types: ['Files'], files } });
  await act(async () => sending.finish('dropped'));
  expect(screen.getByText('dropped')).toBeVisible();
});

it('calls the upload off when the screen goes', () => {
  const { unmount } = show();
  choose();
  unmount();
  expect(sending.signal.aborted).toBe(true);
});
