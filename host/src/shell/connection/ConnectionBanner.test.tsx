import { call } from '@formline/shared/api-client';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { installFakeNetwork } from '@formline/shared/testing/fakeNetwork';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { UiProvider } from '@formline/shared/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConnectionBanner, connectionTexts } from './ConnectionBanner';
import { connectionMonitor } from './connectionMonitor';

let isUp = false;
let stop: () => void;

function open(isHidden = false) {
  const isReachable = jest.fn(async () => isUp);
  const monitor = connectionMonitor(isReachable);
  stop = monitor.start();
  render(<ConnectionBanner monitor={monitor} isHidden={isHidden} />, { wrapper: UiProvider });
  return { monitor, isReachable };
}

const happen = (name: string) => act(async () => void dispatchEvent(new Event(name)));

beforeEach(() => {
  isUp = false;
});
afterEach(() => stop());

it('is empty while everything answers', () => {
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that the line is gone and goes away by itself when it is back', async () => {
  open();
  await happen('offline');
  expect(screen.getByRole('status')).toHaveTextContent(connectionTexts.offline);
  isUp = true;
  await happen('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText(connectionTexts.back)).toBeInTheDocument();
});

it('says that the server does not answer, and tries again when asked', async () => {
  // No automatic retry happens while time stands still.
  jest.useFakeTimers();
  const { monitor, isReachable } = open();
  const retry = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(async () => monitor.noteNoAnswer());
  expect(screen.getByRole('status')).toHaveTextContent(connectionTexts.unreachable);
  await retry();
  expect(isReachable).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(connectionTexts.unreachable);
  isUp = true;
  await retry();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

it('leaves the word to a page that says so itself', async () => {
  const { monitor } = open(true);
  await act(async () => monitor.noteNoAnswer());
  expect(screen.queryByText(connectionTexts.unreachable)).not.toBeInTheDocument();
});

it('says that calls wait for a busy server, and goes away with their answers', async () => {
  await signInAs(fakeApi());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let isBusy = true;
  installFakeNetwork(() =>
    isBusy
      ? { status: 503, body: { message: 'Busy', code: 5030 }, headers: { 'retry-after': '2' } }
      : { status: 200, body: { result: [] } },
  );
  open();
  const answer = call(listClientGroups, {});
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status')).toHaveTextContent(connectionTexts.busy);
  isBusy = false;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await answer).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
