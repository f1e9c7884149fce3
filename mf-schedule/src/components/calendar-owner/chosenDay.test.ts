import { chosenDay } from './chosenDay';

const TODAY = '2026-11-20';
const read = (query: string) => chosenDay(new URLSearchParams(query), TODAY);

it('reads the day of the address', () => {
  expect(read('clientId=12&date=2028-02-29')).toBe('2028-02-29');
});

it.each(['', 'date=', 'date=2026-02-30', 'date=tomorrow', 'date=1900-12-31', 'date=9999-12-31'])(
  'takes today for %p',
  (query) => {
    expect(read(query)).toBe(TODAY);
  },
);
