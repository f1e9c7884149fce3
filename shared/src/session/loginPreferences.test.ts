import { readLoginPreferences, writeLoginPreferences } from './loginPreferences';

const KEY = 'formline.loginPreferences';

afterEach(() => localStorage.clear());

it('keeps the address of a sign-in that is to be remembered', () => {
  writeLoginPreferences({ rememberMe: true, email: 'tara@formline.test' });
  expect(readLoginPreferences()).toEqual({ rememberMe: true, email: 'tara@formline.test' });
});

it('keeps no address without the wish, and forgets an earlier one', () => {
  writeLoginPreferences({ rememberMe: true, email: 'tara@formline.test' });
  writeLoginPreferences({ rememberMe: false, email: 'tara@formline.test' });
  expect(localStorage.getItem(KEY)).not.toContain('tara');
  expect(readLoginPreferences()).toEqual({ rememberMe: false, email: '' });
});

it.each(['{"rememberMe":', '{"rememberMe":"yes","email":3}', '[]'])('takes %s for nothing', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(readLoginPreferences()).toEqual({ rememberMe: false, email: '' });
});
