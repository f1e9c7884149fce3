import { isSamePage } from './isSamePage';

it('is the same page for the same client, whatever is open on it', () => {
  const here = { pathname: '/w', search: '?clientId=11' };
  expect(isSamePage(here, { pathname: '/w', search: '?clientId=11&workoutId=7' })).toBe(true);
  expect(isSamePage(here, { pathname: '/w', search: '?clientId=12' })).toBe(false);
  expect(isSamePage(here, { pathname: '/other', search: '?clientId=11' })).toBe(false);
});
