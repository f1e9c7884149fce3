import { pauseBeforeRetry } from './pauseBeforeRetry';

const after = (attempts: number, chance = 0.5, msLeft = 4_000) =>
  pauseBeforeRetry({ why: 'network', attempts, isAskedFor: false, msLeft }, chance);

it('waits longer before the second retry than before the first, and there is no third', () => {
  expect([after(1), after(2), after(3)]).toEqual([250, 700, null]);
});

it('spreads the pauses', () => {
  expect([after(2, 0), after(2, 1)]).toEqual([525, 875]);
});

it('does not wait past the time that is given', () => {
  expect(after(2, 0.5, 600)).toBeNull();
});

it.each(['network', 'http', 'timeout'] as const)('tries again after %s', (kind) => {
  expect(pauseBeforeRetry({ why: kind, attempts: 1, isAskedFor: false, msLeft: 4_000 }, 0)).not.toBeNull();
});

it.each(['evaluation', 'integrity', 'not-a-component'] as const)('does not try again after %s', (kind) => {
  expect(pauseBeforeRetry({ why: kind, attempts: 1, isAskedFor: false, msLeft: 4_000 }, 0)).toBeNull();
});

it('tries again after a file that was refused once the person has asked for it', () => {
  const refused = { why: 'integrity', attempts: 1, isAskedFor: true, msLeft: 4_000 } as const;
  expect(pauseBeforeRetry(refused, 0)).not.toBeNull();
  expect(pauseBeforeRetry({ ...refused, why: 'evaluation' }, 0)).toBeNull();
});
