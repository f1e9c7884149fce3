import type { BodyWeightPlan } from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import { Heading, Stack } from '@formline/shared/ui/core';
import { figure, shortFigure } from '../figures';
import { FactList } from '../screen/FactList';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;

interface PlanFactsProps {
  readonly plan: BodyWeightPlan;
  /** False when the intake is unsafe, so that no macros are suggested. */
  readonly hasMacros: boolean;
}

export function PlanFacts({ plan: { result, curve }, hasMacros }: PlanFactsProps) {
  const { calories_keep_now: now, calories_keep_goal: goal } = result;
  const last = curve.at(-1);
  const fatAtGoal = last ? (last.fat / last.weight) * 100 : 0;
  return (
    <Stack gap="4">
      <FactList
        facts={[
          { term: texts.keepNow, value: texts.perDay(figure(now)) },
          {
            term: texts.keepGoal,
            value: texts.perDay(figure(goal)),
            note: texts.difference(signed(goal - now)),
          },
        ]}
      />
      {hasMacros && (
        <div>
          <Heading as="h3" size="sm" mb="2">
            {texts.macros}
          </Heading>
          <FactList
            facts={[
              { term: texts.protein, value: texts.grams(result.protein) },
              { term: texts.carbohydrates, value: texts.grams(result.carbohydrates) },
              { term: texts.fat, value: texts.grams(result.fat) },
            ]}
          />
        </div>
      )}
      <FactList
        facts={[
          { term: texts.bmi, value: texts.bmiFromTo(figure(result.bmi_now, 1), figure(result.bmi_goal, 1)) },
          {
            term: texts.fatNow,
            value: texts.fatValue(figure(result.body_fat_percentage, 1)),
            note: texts.fatAtGoal(figure(fatAtGoal, 1)),
          },
          { term: texts.pal, value: shortFigure(result.physical_activity_level, 2) },
        ]}
      />
    </Stack>
  );
}
