import type { SavedBodyWeightPlan } from '@formline/shared/contracts/bodyWeightPlan';
import { figure, shortFigure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

/** A saved plan as a row of the history. */
export const bodyWeightPlanLine = ({ input, result }: SavedBodyWeightPlan): HistoryLine => ({
  headline: texts.headline(figure(result.calories_reach_goal)),
  note: texts.keepNote(figure(result.calories_keep_goal)),
  from: texts.from(
    `${shortFigure(input.weight)} ${input.unit_weight}`,
    `${shortFigure(input.goal_weight)} ${input.unit_weight}`,
    input.days,
  ),
});
