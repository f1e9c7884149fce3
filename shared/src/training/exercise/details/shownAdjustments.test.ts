import { keptAdjustments, showsAdjustments, withShownAdjustments } from './shownAdjustments';

const at = (search: string) => new URLSearchParams(search);

it('is written beside what else the address says, and taken back', () => {
  const shown = withShownAdjustments(at('exerciseId=e3'), true);
  expect(shown.toString()).toBe('exerciseId=e3&showProgressionsRegressions=true');
  expect(showsAdjustments(shown)).toBe(true);
  expect(withShownAdjustments(shown, false).toString()).toBe('exerciseId=e3');
});

it('stays while the same exercise is looked at, and goes with it', () => {
  const shown = at('exerciseId=e3&showProgressionsRegressions=true');
  expect(keptAdjustments(shown, 'e3')).toEqual({ showProgressionsRegressions: 'true' });
  expect(keptAdjustments(shown, 'e4')).toEqual({ showProgressionsRegressions: null });
  expect(keptAdjustments(shown, null)).toEqual({ showProgressionsRegressions: null });
});
