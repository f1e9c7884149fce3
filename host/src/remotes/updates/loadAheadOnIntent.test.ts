import { fireEvent } from '@testing-library/react';
import { buildRegistryEntry } from '../../testing/registryOf';
import { switchTo } from '../registry/liveRemotes';
import { loadAhead } from '../loading/moduleLoadings';
import { loadAheadOnIntent } from './loadAheadOnIntent';

jest.mock('../loading/moduleLoadings');

const route = (path: string, expose: string) => ({ path, expose, title: path, access: 'trainer' as const });
const clients = buildRegistryEntry('mf-clients', { routes: [route('/clients', './List')] });

describe('a link to a page of a remote', () => {
  let link: HTMLAnchorElement;
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(loadAhead).mockReset();
    switchTo([clients]);
    document.body.innerHTML = '<a href="/clients?search=a"><span>Clients</span></a>';
    link = document.querySelector('a') ?? document.createElement('a');
    stop = loadAheadOnIntent();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  const overSpan = () => fireEvent.pointerOver(link.firstElementChild ?? link);

  it('has its page loaded when the pointer rests on it, and not when it passes over', () => {
    overSpan();
    fireEvent.pointerOver(document.body);
    jest.runAllTimers();
    expect(loadAhead).not.toHaveBeenCalled();
    overSpan();
    jest.runAllTimers();
    expect(loadAhead).toHaveBeenCalledWith(clients, './List');
  });

  it.each([
    ['is pressed', () => fireEvent.pointerDown(link)],
    ['gets the focus', () => link.focus()],
  ])('has its page loaded at once when it %s', (_what, act) => {
    act();
    expect(loadAhead).toHaveBeenCalledTimes(1);
  });

  it('loads nothing of a remote that is switched off', () => {
    switchTo([{ ...clients, disabled: 'We are working on it' }]);
    link.focus();
    expect(loadAhead).not.toHaveBeenCalled();
  });

  it('leaves alone what leads to another site', () => {
    link.href = 'https://elsewhere.test/clients';
    link.focus();
    expect(loadAhead).not.toHaveBeenCalled();
  });
});
