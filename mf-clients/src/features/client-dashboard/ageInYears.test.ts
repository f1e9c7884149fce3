import { ageInYears } from './ageInYears';

it.each([
  ['1990-06-15', '2026-06-14', 35],
  ['1990-06-15', '2026-06-15', 36],
  ['1990-06-15', '2026-12-31', 36],
  ['1990-12-31', '2026-01-01', 35],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2004-02-29', '2028-02-29', 24],
])('somebody born on %s is on %s %i years old', (birthDate, today, age) => {
  expect(ageInYears(birthDate, today)).toBe(age);
});
