import { keysOfText, mentionsText } from './mentionsText';

it('knows a text by every letter', () => {
  expect(mentionsText("title: 'Link Account',", 'Link Account')).toBe(true);
  expect(mentionsText("title: 'Link account',", 'Link Account')).toBe(false);
  expect(mentionsText("title: 'Are you sure',", 'Are you sure?')).toBe(false);
});

it('reads through escapes and through texts in several parts', () => {
  expect(mentionsText(String.raw`'You\'re being timed out'`, "You're being timed out")).toBe(true);
  expect(mentionsText("'You are ' +\n      'logged out'", 'You are logged out')).toBe(true);
});

it('lets a placeholder stand for anything within one line', () => {
  const found = 'We found an account for: {email}';
  expect(mentionsText('found: (email: string) => `We found an account for: ${email}`', found)).toBe(true);
  expect(mentionsText("'We found an account for: tara@formline.test'", found)).toBe(true);
  expect(mentionsText("'Choose'\n'Clients Free'", 'Choose {N} Clients Free')).toBe(false);
});

it('names the key a text has', () => {
  const source = `export const loginTexts = {
  title: 'Sign in',
  found: (email: string) => \`We found an account for: \${email}\`,
  dialog: {
    text:
      'Your account is temporarily locked',
  },
};`;
  expect(keysOfText(source, 'We found an account for: {email}')).toEqual(['found']);
  expect(keysOfText(source, 'Your account is temporarily locked')).toEqual(['text']);
  expect(keysOfText(source, 'Log out')).toEqual([]);
});
