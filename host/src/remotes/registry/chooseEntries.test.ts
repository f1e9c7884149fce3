import { registryOf, buildRegistryEntry } from '../../testing/registryOf';
import { chooseEntries } from './chooseEntries';

const nobody = { id: '1', role: null, clubs: [] };
const namesOf = (contractVersion: string) => {
  const other = buildRegistryEntry('mf-b', { contractVersion });
  const registry = registryOf([buildRegistryEntry('mf-a'), other]);
  return chooseEntries(registry, nobody, () => null).map(({ name }) => name);
};

it('leaves out a remote whose manifest speaks of another contract', () => {
  expect(namesOf('2.0.0')).toEqual(['mf-a']);
  expect(namesOf('0.9.0')).toEqual(['mf-a']);
});

it('takes a remote whose contract has only grown, or not yet', () => {
  expect(namesOf('1.7.2')).toEqual(['mf-a', 'mf-b']);
  expect(namesOf('1.0.0')).toEqual(['mf-a', 'mf-b']);
});
