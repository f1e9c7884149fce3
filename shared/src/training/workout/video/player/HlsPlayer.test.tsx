import { onActivity } from '@formline/shared/session';
import { UiProvider } from '@formline/shared/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HlsPlayer } from './HlsPlayer';
import { hlsPlayerTexts as texts } from './hlsPlayer.texts';
import { playStream } from './playStream';
import type { StreamRequest } from './streamRequest';

jest.mock('./playStream');

const stop = jest.fn();
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const film = () => document.querySelector('video') ?? document.createElement('video');
const button = (name: string) => screen.getByRole('button', { name });
const lastRequest = (): StreamRequest | undefined => jest.mocked(playStream).mock.lastCall?.[0];

beforeEach(() => {
  stop.mockClear();
  play.mockClear();
  pause.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  jest.mocked(playStream).mockReset().mockResolvedValue(stop);
});

const captions = [{ address: '/en.vtt', language: 'en', label: 'English' }];
const show = () =>
  render(
    <HlsPlayer address="/film/master.m3u8" posterAddress="/poster.jpg" title="Squats" captions={captions} />,
    { wrapper: UiProvider },
  );

async function start() {
  const rendered = show();
  await userEvent.click(button(texts.start('Squats')));
  await screen.findByRole('button', { name: texts.play });
  return rendered;
}

it('shows the poster alone, and loads nothing until it is started', async () => {
  show();
  expect(document.querySelector('img')).toHaveAttribute('src', '/poster.jpg');
  expect(playStream).not.toHaveBeenCalled();
});

it('shows a sign of ours when the poster does not come', () => {
  show();
  const poster = document.querySelector('img');
  if (poster) fireEvent.error(poster);
  expect(document.querySelector('img')).toBeNull();
  expect(button(texts.start('Squats'))).toBeVisible();
});

it('plays once the stream is there, and the controls take the focus', async () => {
  await start();
  expect(lastRequest()).toMatchObject({ address: '/film/master.m3u8', startAt: 0 });
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.play(film());
  expect(button(texts.pause)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(play).toHaveBeenCalledTimes(2);
});

it('tells how far it is, and goes where it is told', async () => {
  await start();
  jest.spyOn(film(), 'duration', 'get').mockReturnValue(90);
  film().currentTime = 12;
  fireEvent.durationChange(film());
  fireEvent.timeUpdate(film());
  const slider = screen.getByRole('slider', { name: texts.position });
  expect(slider).toHaveAttribute('aria-valuetext', '00:12 of 01:30');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(film().currentTime).toBe(60);
});

it('counts as activity of the person while it plays', async () => {
  await start();
  const active = jest.fn();
  const end = onActivity(active);
  fireEvent.timeUpdate(film());
  expect(active).toHaveBeenCalledTimes(1);
  end();
});

it('is muted by its button', async () => {
  await start();
  await userEvent.click(button(texts.mute));
  fireEvent.volumeChange(film());
  expect(film().muted).toBe(true);
  expect(button(texts.unmute)).toBeVisible();
});

it('has a button for captions where there are some', async () => {
  await start();
  expect(document.querySelector('track')).toHaveAttribute('srclang', 'en');
  await userEvent.click(button(texts.captions));
  expect(button(texts.captions)).toHaveAttribute('aria-pressed', 'true');
});

it('has the button for captions that come with the stream, and shows them', async () => {
  render(<HlsPlayer address="/film/master.m3u8" posterAddress={null} title="Squats" />, {
    wrapper: UiProvider,
  });
  await userEvent.click(button(texts.start('Squats')));
  await screen.findByRole('button', { name: texts.play });
  expect(screen.queryByRole('button', { name: texts.captions })).not.toBeInTheDocument();
  const [metadata, subtitles] = [
    { kind: 'metadata', mode: 'hidden' },
    { kind: 'subtitles', mode: 'disabled' },
  ];
  Object.defineProperty(film(), 'textTracks', { value: [metadata, subtitles] });
  fireEvent.timeUpdate(film());
  await userEvent.click(button(texts.captions));
  expect([metadata?.mode, subtitles?.mode]).toEqual(['hidden', 'showing']);
});

it('says that it cannot be played, and goes on where it broke when asked again', async () => {
  await start();
  film().currentTime = 7;
  fireEvent.timeUpdate(film());
  act(() => lastRequest()?.onFailure());
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
  expect(button('Try again')).toHaveFocus();
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('button', { name: texts.play })).toBeVisible();
  expect(lastRequest()).toMatchObject({ startAt: 7 });
  expect(stop).toHaveBeenCalledTimes(1);
});

it('says so when the library does not come', async () => {
  jest.mocked(playStream).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  show();
  await userEvent.click(button(texts.start('Squats')));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failedText);
});

it('lets the stream go when the screen goes, also one that was still coming', async () => {
  const { unmount } = await start();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  let arrive = (_stop: () => void) => {};
  jest.mocked(playStream).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const second = show();
  await userEvent.click(button(texts.start('Squats')));
  second.unmount();
  await act(async () => arrive(stop));
  expect(stop).toHaveBeenCalledTimes(2);
});
