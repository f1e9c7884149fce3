import type { ClientReport, ClientReports } from '@formline/shared/contracts/platform/clientReports';
import { reportSender } from './reportSender';

const error = (message: string): ClientReport => ({
  ...{ kind: 'error', remote: 'mf-x', build: '1', revision: 1, how: 'thrown' },
  message,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open() {
  const sent: ClientReports[] = [];
  const sender = reportSender({ hostBuild: '2', post: (body) => sent.push(body) });
  return { sender, reported: () => sent.map(({ reports }) => reports.length) };
}

it('sends together what is met together, and each of it once', () => {
  const { sender, reported } = open();
  for (const message of ['a', 'b', 'a']) sender.add(error(message));
  expect(reported()).toEqual([]);
  jest.runAllTimers();
  sender.add(error('b'));
  jest.runAllTimers();
  expect(reported()).toEqual([2]);
});

it('sends at once when the page may be gone in a moment', () => {
  const { sender, reported } = open();
  sender.add(error('a'));
  sender.flush();
  expect(reported()).toEqual([1]);
  jest.runAllTimers();
  expect(reported()).toEqual([1]);
});

it('a page that fails without end tells a hundred of it, in calls the server takes', () => {
  const { sender, reported } = open();
  for (let index = 0; index < 500; index += 1) sender.add(error(`boom ${index}`));
  jest.runAllTimers();
  expect(reported()).toEqual([20, 20, 20, 20, 20]);
});
