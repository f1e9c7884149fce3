import { exerciseLadders } from './exerciseLadders';
import { exercises } from './exercises';
import { ladderAdjustments } from './ladderAdjustments';

const adjustments = ladderAdjustments();

describe('progressions and regressions of the provider', () => {
  it('are exercises of the library, on no ladder twice', () => {
    const known = new Set(exercises.map(({ name }) => name));
    expect(exerciseLadders.flat().filter((name) => !known.has(name))).toEqual([]);
    expect(exerciseLadders.filter((ladder) => new Set(ladder).size < ladder.length)).toEqual([]);
    expect(exerciseLadders.filter((ladder) => ladder.length < 2)).toEqual([]);
  });

  it('reach five of six exercises', () => {
    const reached = new Set(adjustments.map(({ primary }) => primary));
    expect(reached.size / exercises.length).toBeGreaterThan(5 / 6);
  });

  it('go both ways: what is harder than another has that one as its easier one', () => {
    const written = new Set(
      adjustments.map(({ primary, exercise, kind }) => [primary, exercise, kind].join()),
    );
    const oneWay = adjustments.filter(
      ({ primary, exercise, kind }) =>
        !written.has([exercise, primary, kind === 'PROGRESSION' ? 'REGRESSION' : 'PROGRESSION'].join()),
    );
    expect(oneWay).toEqual([]);
  });

  it('never lead back to where they started', () => {
    const harder = new Map<string, string[]>();
    for (const { primary, exercise, kind } of adjustments) {
      if (kind === 'PROGRESSION') harder.set(primary, [...(harder.get(primary) ?? []), exercise]);
    }
    const leadsTo = (from: string, seen: Set<string>): Set<string> => {
      for (const next of harder.get(from) ?? []) if (!seen.has(next)) leadsTo(next, seen.add(next));
      return seen;
    };
    expect([...harder.keys()].filter((name) => leadsTo(name, new Set()).has(name))).toEqual([]);
  });

  it('start with the nearest', () => {
    const ofPushUp = adjustments.filter(
      ({ primary, kind }) => primary === 'Push-Up' && kind === 'REGRESSION',
    );
    expect(ofPushUp.map(({ exercise }) => exercise)).toEqual(['Kneeling Push-Up', 'Incline Push-Up']);
  });
});
