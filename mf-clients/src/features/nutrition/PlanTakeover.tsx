import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { DEFAULT_MACRO_SPLIT } from '@formline/shared/domain/calculators/body-weight-plan/macronutrients';
import type { SharedIntake } from '@formline/shared/domain/clients/macroShares';
import { queryOf, useQuery } from '@formline/shared/query';
import { Button, Text } from '@formline/shared/ui/core';
import { Scale } from 'lucide-react';
import { shortDate } from '../../components/measures/shortDate';
import { enterNutritionTexts as texts } from './enterNutrition.texts';
import { nutritionTexts } from './nutrition.texts';

interface PlanTakeoverProps {
  readonly clientId: number;
  readonly onTakeOver: (plan: SharedIntake) => void;
}

/** Fills the form from the newest body weight plan; nothing where there is none. */
export function PlanTakeover({ clientId, onTakeOver }: PlanTakeoverProps) {
  const plan = useQuery(queryOf(bodyWeightPlanContract.readCurrent, { params: { id: clientId } }));
  if (plan.data === null) return null;
  if (!plan.data) {
    return (
      <Text size="sm" tone="muted" role="status">
        {plan.isError ? texts.planFailed : texts.planLoading}
      </Text>
    );
  }
  const { date, input, result } = plan.data;
  const calories = result.calories_reach_goal;
  return (
    <Button
      size="sm"
      alignSelf="start"
      icon={<Scale />}
      onClick={() => onTakeOver({ calories, shares: input.macros ?? DEFAULT_MACRO_SPLIT })}
    >
      {texts.takeOver(nutritionTexts.calories(calories), shortDate(date))}
    </Button>
  );
}
