import { groupNameProblem } from './groupName';

it.each([
  'Morning Crew',
  '  Tuesday & Thursday, 6:30 ',
  "Ana's 5k + mobility",
  'Row <3 – beginners',
  'Группа',
  '朝の会',
  'x'.repeat(120),
])('%p is a name', (name) => {
  expect(groupNameProblem(name)).toBeNull();
});

it.each([
  '',
  '   ',
  'Équipe',
  'E\u0301quipe',
  'x\u0301',
  'Straße',
  'Łódź',
  'Fire 🔥',
  'Team 👍🏽',
  'Flags 🇨🇭',
  'One 1️⃣',
  'Star ★',
  'Heart ❤',
  'Mark ™',
  'a\u200bb',
  'a\u0000b',
  'two\nlines',
  '\ud83d',
])('%p is none', (name) => {
  expect(groupNameProblem(name)).toBe('Please enter a valid group name.');
});

it('of a name that is too long says the limit', () => {
  expect(groupNameProblem('x'.repeat(121))).toBe(
    'Please enter a valid group name. It can have up to 120 characters.',
  );
});
