import { agrees, computedText, publishedValues } from './publishedValues';

it.each(Object.entries(publishedValues))(
  '%s gives every published value to the digits printed',
  (_, values) => {
    expect(
      values.filter((value) => !agrees(value)).map((value) => ({ ...value, computed: computedText(value) })),
    ).toEqual([]);
  },
);

it('misses a value that differs in its last digit', () => {
  expect(agrees({ what: 'any', printed: '16.11', computed: 16.104 })).toBe(false);
  expect(agrees({ what: 'any', printed: '16.11', computed: 16.1149 })).toBe(true);
  expect(agrees({ what: 'any', printed: '16.1', computed: 16.41, within: 0.3 })).toBe(false);
});
