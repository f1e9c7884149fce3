import { listText } from './listText';

it.each([
  [[], ''],
  [['Ava'], 'Ava'],
  [['Ava', 'Ben'], 'Ava and Ben'],
  [['Ava', 'Ben', 'Cara'], 'Ava, Ben, and Cara'],
])('lists %j', (parts, text) => expect(listText(parts)).toBe(text));
