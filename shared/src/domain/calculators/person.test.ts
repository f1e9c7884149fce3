import { ageInYears, sexReferenceOf } from './person';

it.each([
  ['1986-02-15', '2026-02-14', 39],
  ['1986-02-15', '2026-02-15', 40],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
  ['2000-02-29', '2028-02-29', 28],
  ['2026-05-01', '2026-01-01', -1],
])('who was born on %p is on %p %p years old', (born, on, age) => {
  expect(ageInYears(born, on)).toBe(age);
});

it('knows the reference of a gender and asks for that of OTHER', () => {
  expect(sexReferenceOf('MALE')).toBe('male');
  expect(sexReferenceOf('FEMALE')).toBe('female');
  expect(sexReferenceOf('OTHER')).toBeNull();
});
