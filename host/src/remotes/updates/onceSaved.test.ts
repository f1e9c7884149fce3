import { onceSaved } from './onceSaved';

const MINUTE = 60_000;
let received: jest.Mock;
let stop: () => void;

const dialog = () => document.querySelector('[role=dialog]');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div role="dialog"><input aria-label="Name" /></div><p>The page</p>';
  received = jest.fn();
  stop = onceSaved(received);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('calls back once, soon after what was unsaved has gone', async () => {
  await pass(MINUTE);
  document.querySelector('p')?.replaceChildren('Another text');
  await pass(MINUTE);
  expect(received).not.toHaveBeenCalled();
  dialog()?.remove();
  await pass(200);
  expect(received).toHaveBeenCalledTimes(1);
  document.body.append('More');
  await pass(MINUTE);
  expect(received).toHaveBeenCalledTimes(1);
});

it('looks only when the page changes', async () => {
  await pass(200);
  expect(jest.getTimerCount()).toBe(0);
});

it('says nothing once it was stopped', async () => {
  stop();
  dialog()?.remove();
  await pass(MINUTE);
  expect(received).not.toHaveBeenCalled();
});
