import { takeOverrides, overrideRecord } from './takeOverrides';

function open(address: string) {
  overrideRecord.clear();
  history.replaceState({ key: 'kept' }, '', address);
  takeOverrides();
  return location.pathname + location.search + location.hash;
}

it('takes overrides out of the address, which stays what it was', () => {
  expect(open('/clients?search=ana&mf-override=mf-a@1.0.0&page=2#top')).toBe(
    '/clients?search=ana&page=2#top',
  );
  expect(overrideRecord.read()?.requests).toEqual(['mf-a@1.0.0']);
  expect(history.state).toEqual({ key: 'kept' });
});

it('takes several, by comma or repeated', () => {
  open('/?mf-override=mf-a@1.0.0,mf-b@2.0.0&mf-override=mf-c@http://localhost:3101/');
  expect(overrideRecord.read()?.requests).toEqual([
    'mf-a@1.0.0',
    'mf-b@2.0.0',
    'mf-c@http://localhost:3101/',
  ]);
});

it('leaves an address without any alone, and what was asked for before', () => {
  open('/?mf-override=mf-a@1.0.0');
  history.replaceState(null, '', '/clients?search=a%20b');
  takeOverrides();
  expect(location.search).toBe('?search=a%20b');
  expect(overrideRecord.read()?.requests).toEqual(['mf-a@1.0.0']);
});

it('keeps no more than a page can want', () => {
  open(`/?mf-override=${Array.from({ length: 50 }, (_, index) => `mf-${index}@1.0.0`).join(',')}`);
  expect(overrideRecord.read()?.requests).toHaveLength(20);
});
