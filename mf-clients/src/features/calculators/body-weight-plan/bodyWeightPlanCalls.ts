import {
  bodyWeightPlanContract,
  type SavedBodyWeightPlan,
} from '@formline/shared/contracts/calculators/bodyWeightPlan';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { figure, shortFigure } from '../figures';
import { callsOf, type HistoryLine } from '../history/calculatorCalls';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

export const bodyWeightPlanCalls = callsOf(bodyWeightPlanContract, texts.calculation, lineOf);

function lineOf({ input, result }: SavedBodyWeightPlan, { unit_weight }: UnitPreference): HistoryLine {
  const weightText = (weight: number) =>
    `${shortFigure(convertWeight(weight, input.unit_weight, unit_weight))} ${unit_weight}`;
  return {
    headline: texts.headline(figure(result.calories_reach_goal)),
    note: noteOf(input, result),
    from: texts.from(weightText(input.weight), weightText(input.goal_weight), input.days),
  };
}

function noteOf(
  { low_intake_confirmed }: SavedBodyWeightPlan['input'],
  { calories_keep_goal, warnings }: SavedBodyWeightPlan['result'],
): string {
  const note = texts.keepNote(figure(calories_keep_goal));
  if (!warnings.includes('below_1000_kcal')) return note;
  return low_intake_confirmed ? texts.lowIntakeConfirmedNote(note) : texts.lowIntakeNote(note);
}
