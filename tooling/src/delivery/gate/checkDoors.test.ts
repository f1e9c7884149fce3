import { checkDoors } from './checkDoors';
import { buildOf, deploymentOf, hostOf } from './testing/comparedBuilds';

const DOOR = 'ui/core';
const candidate = (doors: Record<string, string[]>) => buildOf('mf-clients', { contract: { doors } });

it('passes when every name is offered, whatever the host added or took away besides', () => {
  const hosts = [hostOf({ doors: { [DOOR]: ['Box', 'Text', 'Added'] } })];
  expect(checkDoors(candidate({ [DOOR]: ['Box', '*'] }), deploymentOf({ hosts }))).toEqual([]);
});

it('names what would be undefined, and in which hosts', () => {
  const hosts = [
    hostOf({ doors: { [DOOR]: ['Box', 'Badge'] } }),
    hostOf({ doors: { [DOOR]: ['Box'] } }, '0.9.0-b'),
    hostOf({ doors: { [DOOR]: ['Box'] } }, '0.9.0-c'),
  ];
  const found = checkDoors(candidate({ [DOOR]: ['Box', 'Badge'] }), deploymentOf({ hosts }));
  expect(found).toMatchObject([{ check: 'doors', level: 'error', usedBy: ['mf-clients'] }]);
  expect(found[0]?.text).toContain(
    `Badge of ${DOOR}, which would be undefined in host 0.9.0-b, host 0.9.0-c`,
  );
});

it('leaves a door that a host lacks altogether to the shared modules', () => {
  expect(checkDoors(candidate({ [DOOR]: ['Box'] }), deploymentOf())).toEqual([]);
});
