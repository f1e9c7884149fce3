import { copyName, copyNameBeginning } from './copyName';

it('cuts no emoji in two where a long name needs room for its suffix', () => {
  const name = '💪'.repeat(80);
  expect(copyName(name, [name])).toBe(`${'💪'.repeat(76)} (Copy)`);
  expect(copyNameBeginning(`a${name}`)).toBe(`a${'💪'.repeat(69)}`);
});
