import { readCalendarAddress } from './calendarAddress';

const TODAY = '2026-11-20';
const read = (query: string) => readCalendarAddress(new URLSearchParams(query), TODAY);

it('reads client and day', () => {
  expect(read('clientId=12&date=2028-02-29')).toEqual({ clientId: 12, date: '2028-02-29' });
});

it.each(['', 'date=', 'date=2026-02-30', 'date=tomorrow', 'date=1900-12-31', 'date=9999-12-31'])(
  'opens today for %p',
  (query) => {
    expect(read(query).date).toBe(TODAY);
  },
);

it.each(['', 'clientId=', 'clientId=ava', 'clientId=-1', 'clientId=1e3', 'clientId=0'])(
  'knows no client in %p',
  (query) => {
    expect(read(query).clientId).toBeNull();
  },
);
