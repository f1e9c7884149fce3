import { avatarColor, personInitials } from './PersonAvatar';
import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

it.each([
  ['Ana Maria Lopez', 'AL'],
  ['  élodie   durand ', 'ÉD'],
  ['Cher', 'C'],
  ['𝒜nn 李', '𝒜李'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(personInitials(name)).toBe(initials);
});

it('gives a name the same colour however it is written', () => {
  expect(avatarColor(' ana lopez')).toBe(avatarColor('Ana Lopez'));
});

it('uses every colour over many names, and no other', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`Client ${index}`)));
  expect(used).toEqual(new Set(Array.from({ length: AVATAR_COLOR_COUNT }, (_, index) => index + 1)));
});
