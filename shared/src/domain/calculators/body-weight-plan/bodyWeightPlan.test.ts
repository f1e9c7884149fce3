import type {
  BodyWeightPlanInput,
  BodyWeightPlanResult,
} from '../../../contracts/calculators/bodyWeightPlan';
import { bmiTexts } from '../bmi/bmi';
import { bodyWeightPlanTexts, calculateBodyWeightPlan, planBodyWeight } from './bodyWeightPlan';

const SEDENTARY = 1.2;

const man: BodyWeightPlanInput = {
  sex: 'male',
  age: 36,
  height: 173,
  unit_height: 'cm',
  weight: 76,
  goal_weight: 70,
  unit_weight: 'kg',
  days: 365,
  activity_level_id: 1,
  activity_change: 0,
};

function planOf(changes: Partial<BodyWeightPlanInput>, coefficient = SEDENTARY): BodyWeightPlanResult {
  const calculated = calculateBodyWeightPlan({ ...man, ...changes }, coefficient);
  if (calculated.kind === 'problem') throw new Error(calculated.problem);
  return calculated.result;
}

it('says the same in pounds and inches', () => {
  const metric = planOf({});
  const imperial = planOf({
    height: 173 / 2.54,
    unit_height: 'in',
    weight: 76 / 0.45359237,
    goal_weight: 70 / 0.45359237,
    unit_weight: 'lb',
  });
  expect(imperial).toEqual({ ...metric, weights: imperial.weights });
  expect(imperial.weights.at(-1)?.weight).toBeCloseTo(154.32, 2);
});

it('draws the curve by the week, from now to the goal’s day', () => {
  const { weights } = planOf({ days: 30 });
  expect(weights.map(({ day }) => day)).toEqual([0, 7, 14, 21, 28, 30]);
  expect([weights[0]?.weight, weights.at(-1)?.weight]).toEqual([76, 70]);
});

it('says what the body is made of on the way', () => {
  const planned = planBodyWeight(man, SEDENTARY);
  if (planned.kind === 'problem') throw new Error(planned.problem);
  const { curve, result } = planned.result;
  expect(curve.map(({ day, weight }) => ({ day, weight }))).toEqual(result.weights);
  for (const { weight, fat, lean } of curve) expect(fat + lean).toBeCloseTo(weight, 6);
  expect(curve[0]?.fat).toBeCloseTo((76 * result.body_fat_percentage) / 100, 1);
  const [first, last] = [curve[0], curve.at(-1)];
  const lostFat = (first?.fat ?? 0) - (last?.fat ?? 0);
  expect(lostFat).toBeGreaterThan((first?.lean ?? 0) - (last?.lean ?? 0));
});

it.each([
  ['nothing of an ordinary plan', {}, []],
  ['of eating below 1000 kcal', { goal_weight: 64, days: 60 }, ['below_1000_kcal']],
  ['of a goal that is underweight', { weight: 60, goal_weight: 55 }, ['goal_underweight']],
  ['of an unusual activity level', { physical_activity_level: 2.5 }, ['unusual_activity_level']],
] as const)('warns %s', (_what, changes, warnings) => {
  expect(planOf(changes).warnings).toEqual(warnings);
});

it.each([
  ['a goal out of reach', { goal_weight: 60, days: 14 }, bodyWeightPlanTexts.goalOutOfReach],
  ['a height in the wrong unit', { height: 68 }, bmiTexts.weightDoesNotFit],
  ['a body nobody has', { age: 120, weight: 20, goal_weight: 20, height: 60 }, bmiTexts.weightDoesNotFit],
  [
    'parts that are not the whole',
    { macros: { protein: 40, carbohydrates: 40, fat: 40 } },
    bodyWeightPlanTexts.macrosDoNotAddUp,
  ],
] as const)('refuses %s', (_what, changes, problem) => {
  expect(calculateBodyWeightPlan({ ...man, ...changes }, SEDENTARY)).toEqual({ kind: 'problem', problem });
});

it('reads the activity level unless a physical activity level is given', () => {
  expect(planOf({}, 1.9).physical_activity_level).toBe(2.2);
  expect(planOf({ physical_activity_level: 1.7 }, 1.9).physical_activity_level).toBe(1.7);
});
