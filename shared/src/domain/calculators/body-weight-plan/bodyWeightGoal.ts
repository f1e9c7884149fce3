import { intakeToKeep, statesOverTime } from './bodyWeightModel';
import { type BalancedBody, weightOf } from './energyBalance';

export interface WeightGoal {
  readonly weightKg: number;
  readonly days: number;
  readonly activityChange?: number;
}

export interface GoalIntakes {
  readonly keepNow: number;
  readonly loseOrGain: number;
  readonly keepGoal: number;
}

const MOST_INTAKE = 10_000;
/** Brings the intake to within a thousandth of a kilocalorie. */
const HALVINGS = 26;

/** Intakes that lead to a goal and keep it; null when neither fasting nor the largest intake gets there in time. */
export function intakesForGoal(body: BalancedBody, goal: WeightGoal): GoalIntakes | null {
  const { days, activityChange = 0 } = goal;
  const bodyAfter = (intake: number) => {
    const state = statesOverTime(body, { intake, activityChange }, days).at(-1);
    if (!state) throw new RangeError('A goal lies at least a day ahead.');
    return state;
  };
  const weightAfter = (intake: number) => weightOf(body, bodyAfter(intake));
  let tooLittle = 0;
  let enough = MOST_INTAKE;
  if (weightAfter(tooLittle) > goal.weightKg || weightAfter(enough) < goal.weightKg) return null;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (tooLittle + enough) / 2;
    if (weightAfter(middle) < goal.weightKg) tooLittle = middle;
    else enough = middle;
  }
  return {
    keepNow: body.intake,
    loseOrGain: enough,
    keepGoal: intakeToKeep(body, bodyAfter(enough), activityChange),
  };
}
