import { estimatedBodyFat, type PlannedPerson, restingEnergy } from './bodyComposition';
import {
  type BalancedBody,
  type BodyState,
  changeOf,
  fastestRate,
  type Regimen,
  weightOf,
} from './energyBalance';
import {
  ADAPTATION,
  type EnergyConstants,
  GLYCOGEN_KG,
  plannerConstants,
  THERMIC_EFFECT,
} from './energyConstants';

/** Beyond about 2.8 the classical Runge-Kutta method diverges. */
const LARGEST_STEP = 2;

/** The body at a constant weight. */
export function balancedBody(
  person: PlannedPerson,
  constants: EnergyConstants = plannerConstants,
): BalancedBody {
  const resting = restingEnergy(person);
  const fat = (person.weightKg * (person.bodyFatPercentage ?? estimatedBodyFat(person))) / 100;
  return {
    weight: person.weightKg,
    fat,
    lean: person.weightKg - fat,
    intake: person.pal * resting,
    activity: ((0.9 * person.pal - 1) * resting) / person.weightKg,
    constants,
  };
}

/**
 * The body on each day from 0 to `days` by Hall et al. 2011 (Lancet 378:826 and web appendix), by classical
 * Runge-Kutta in steps of one day, shorter where glycogen settles faster.
 */
export function statesOverTime(body: BalancedBody, regimen: Regimen, days: number): BodyState[] {
  const change = changeOf(body, regimen);
  const steps = Math.max(1, Math.ceil(fastestRate(body, regimen) / LARGEST_STEP));
  let state: BodyState = { fat: body.fat, lean: body.lean, glycogen: GLYCOGEN_KG, fluid: 0, adaptation: 0 };
  const states = [state];
  for (let day = 1; day <= days; day += 1) {
    for (let step = 0; step < steps; step += 1) state = nextState(change, state, 1 / steps);
    states.push(state);
  }
  return states;
}

/** Weight in kg on each day from 0 to `days`. */
export const weightsOverTime = (body: BalancedBody, regimen: Regimen, days: number): number[] =>
  statesOverTime(body, regimen, days).map((state) => weightOf(body, state));

export function intakeToKeep(body: BalancedBody, state: BodyState, activityChange: number): number {
  const { gammaFat, gammaLean } = body.constants;
  const activity = body.activity * (1 + activityChange);
  const more =
    gammaLean * (state.lean - body.lean) +
    gammaFat * (state.fat - body.fat) +
    (activity * weightOf(body, state) - body.activity * body.weight);
  return body.intake + more / (1 - THERMIC_EFFECT - ADAPTATION);
}

function nextState(change: (state: BodyState) => BodyState, state: BodyState, step: number): BodyState {
  const first = change(state);
  const second = change(after(state, first, step / 2));
  const third = change(after(state, second, step / 2));
  const fourth = change(after(state, third, step));
  const average: BodyState = {
    fat: (first.fat + 2 * second.fat + 2 * third.fat + fourth.fat) / 6,
    lean: (first.lean + 2 * second.lean + 2 * third.lean + fourth.lean) / 6,
    glycogen: (first.glycogen + 2 * second.glycogen + 2 * third.glycogen + fourth.glycogen) / 6,
    fluid: (first.fluid + 2 * second.fluid + 2 * third.fluid + fourth.fluid) / 6,
    adaptation: (first.adaptation + 2 * second.adaptation + 2 * third.adaptation + fourth.adaptation) / 6,
  };
  return after(state, average, step);
}

const after = (state: BodyState, rate: BodyState, days: number): BodyState => ({
  fat: state.fat + rate.fat * days,
  lean: state.lean + rate.lean * days,
  glycogen: state.glycogen + rate.glycogen * days,
  fluid: state.fluid + rate.fluid * days,
  adaptation: state.adaptation + rate.adaptation * days,
});
