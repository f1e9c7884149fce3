import { checkEntryPoints } from './checkEntryPoints';
import { buildOf, deploymentOf, hostOf } from '../testing/comparedBuilds';

const ENTRY_POINT = 'ui/core';
const candidate = (doors: Record<string, string[]>) => buildOf('mf-clients', { contract: { doors } });

it('passes when every name is offered, whatever the host added or took away besides', () => {
  const hosts = [hostOf({ doors: { [ENTRY_POINT]: ['Box', 'Text', 'Added'] } })];
  expect(checkEntryPoints(candidate({ [ENTRY_POINT]: ['Box', '*'] }), deploymentOf({ hosts }))).toEqual([]);
});

it('names what would be undefined, and in which hosts', () => {
  const hosts = [
    hostOf({ doors: { [ENTRY_POINT]: ['Box', 'Badge'] } }),
    hostOf({ doors: { [ENTRY_POINT]: ['Box'] } }, '0.9.0-b'),
    hostOf({ doors: { [ENTRY_POINT]: ['Box'] } }, '0.9.0-c'),
  ];
  const found = checkEntryPoints(candidate({ [ENTRY_POINT]: ['Box', 'Badge'] }), deploymentOf({ hosts }));
  expect(found).toMatchObject([{ check: 'doors', level: 'error', usedBy: ['mf-clients'] }]);
  expect(found[0]?.text).toContain(
    `Badge of ${ENTRY_POINT}, which would be undefined in host 0.9.0-b, host 0.9.0-c`,
  );
});

it('leaves a door that a host lacks altogether to the shared modules', () => {
  expect(checkEntryPoints(candidate({ [ENTRY_POINT]: ['Box'] }), deploymentOf())).toEqual([]);
});
