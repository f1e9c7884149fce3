import type { DataChanged } from '@formline/shared/contracts/busPayloads';
import { emitEvent, onEvent } from '@formline/shared/events';
import { shareChangesWithTabs } from './shareChangesWithTabs';

const saved: DataChanged = { resources: ['groups'], reload: 'now', upToDate: ['list'], tab: 'this' };

let otherTab: BroadcastChannel;
let stop: () => void;

beforeEach(() => {
  otherTab = new BroadcastChannel('formline.data-changed');
  stop = shareChangesWithTabs();
});

afterEach(() => {
  stop();
  otherTab.close();
});

const nextMessage = () =>
  new Promise<unknown>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

const nextEvent = () =>
  new Promise<DataChanged>((resolve) => {
    const subscription = onEvent('server:data-changed', (changed) => {
      subscription.unsubscribe();
      resolve(changed);
    });
  });

it('tells other tabs what was changed in this one', async () => {
  const received = nextMessage();
  emitEvent('server:data-changed', saved);
  expect(await received).toMatchObject({ resources: ['groups'], reload: 'now' });
});

it('announces what another tab has changed, of which this one holds nothing yet', async () => {
  const received = nextEvent();
  otherTab.postMessage(saved);
  expect(await received).toEqual({ resources: ['groups'], reload: 'now', upToDate: [], tab: 'other' });
});

it('leaves asking again for later in a tab that nobody sees', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const received = nextEvent();
  otherTab.postMessage(saved);
  expect(await received).toMatchObject({ reload: 'when-shown' });
});

it('sends nothing back, and ignores what is no change', async () => {
  const messages: unknown[] = [];
  otherTab.onmessage = ({ data }) => messages.push(data);
  const received = nextEvent();
  otherTab.postMessage({ resources: 'groups' });
  otherTab.postMessage(saved);
  expect(await received).toMatchObject({ tab: 'other' });
  const sent = nextMessage();
  emitEvent('server:data-changed', { ...saved, resources: ['clients'] });
  expect(await sent).toMatchObject({ resources: ['clients'] });
  expect(messages).toEqual([]);
});
