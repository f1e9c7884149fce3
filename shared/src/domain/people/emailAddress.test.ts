import { isEmailAddress, tidyEmailAddress } from './emailAddress';

it.each([
  'tara@formline.test',
  'T.Quill+web@mail.formline.co',
  "o'hara@gym.io",
  'josé@gimnasio.es',
  `${'a'.repeat(241)}@formline.io`,
])('takes %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['no at sign', 'tara.formline.test'],
  ['nothing before the at sign', '@formline.test'],
  ['nothing between at sign and dot', 'tara@.test'],
  ['no dot after the at sign', 'tara@formline'],
  ['one character after the dot', 'tara@formline.t'],
  ['a dot at the end', 'tara@formline.test.'],
  ['two at signs', 'tara@gym@formline.test'],
  ['a space inside', 'tara quill@formline.test'],
  ['spaces around', ' tara@formline.test '],
  ['two addresses', 'tara@formline.test,noor@formline.test'],
  ['one with a semicolon after it', 'tara@formline.test;'],
  ['one in angle brackets', 'tara<noor@formline.test>'],
  ['a character nobody sees', 'tara@formline.test\u200B'],
  ['a control character', 'ta\u0007ra@formline.test'],
  ['more than a mail server takes', `${'a'.repeat(250)}@formline.test`],
])('refuses %s', (_name, text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it('answers at once on a text made to keep a pattern busy', () => {
  expect(isEmailAddress(`${'a@'.repeat(100_000)}.`)).toBe(false);
  expect(isEmailAddress(`a@${'.'.repeat(250)}`)).toBe(false);
});

it('takes spaces and unseen characters off what was pasted', () => {
  expect(tidyEmailAddress(' \u200Btara@form\u00ADline.test\uFEFF ')).toBe('tara@formline.test');
});
