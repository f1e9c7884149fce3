import { chipsIn } from './useChipsPerDay';

it.each([
  ['the lowest day', 3.5, 1],
  ['six weeks in a window of 800 pixels', 5.25, 2],
  ['five weeks in it', 6, 3],
  ['four weeks in a window of 1080 pixels', 12, 6],
])('shows in %s (%d rem) as many names as fit: %i', (_name, heightRem, chips) => {
  expect(chipsIn(heightRem)).toBe(chips);
});
