import { readLimits } from './readLimits';
import { remoteNames } from './workspace';

it.each(remoteNames)('gives a build of %s a budget for its entry and the prefix of its name', (name) => {
  const { cssPrefixes, budget } = readLimits(name);
  expect(cssPrefixes[0]).toBe(name);
  expect(budget['entry']).toBeGreaterThan(0);
});

it('gives a build of mf-clients the prefix of the cropper that it brings', () => {
  expect(readLimits('mf-clients').cssPrefixes).toContain('reactEasyCrop_');
});
