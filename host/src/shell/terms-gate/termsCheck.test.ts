import { openDocuments } from './termsCheck';

it.each([
  [false, false, []],
  [true, false, ['terms-conditions']],
  [false, true, ['privacy-policy']],
  [true, true, ['terms-conditions', 'privacy-policy']],
])('with terms %s and privacy %s asks for %j', (required_tc_update, requires_pp_update, expected) => {
  expect(openDocuments({ required_tc_update, requires_pp_update }, [])).toEqual(expected);
});

it('asks for the other one only, once the first was accepted', () => {
  const both = { required_tc_update: true, requires_pp_update: true };
  expect(openDocuments(both, ['terms-conditions'])).toEqual(['privacy-policy']);
  expect(openDocuments(both, ['terms-conditions', 'privacy-policy'])).toEqual([]);
});
