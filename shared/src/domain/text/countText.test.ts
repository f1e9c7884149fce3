import { countText } from './countText';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1_200, '-1,200'],
])('%d is written %s', (count, text) => expect(countText(count)).toBe(text));
