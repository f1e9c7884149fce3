import { isPersonName } from './personName';

it.each(['Maya', "O'Hara", 'Siân', 'Anna Maria', 'José', 'Øyvind', '李', 'D’Arcy', 'M'])(
  'takes %s',
  (name) => {
    expect(isPersonName(name)).toBe(true);
  },
);

it.each(['', ' Maya', 'Maya ', "Maya'", "'Maya", 'M4ya', 'Maya!', 'Maya\n', '<b>', 'a'.repeat(101)])(
  'refuses %p',
  (name) => {
    expect(isPersonName(name)).toBe(false);
  },
);

it('answers at once on a text made to keep a pattern busy', () => {
  expect(isPersonName(`${"a'".repeat(50_000)}!`)).toBe(false);
});
