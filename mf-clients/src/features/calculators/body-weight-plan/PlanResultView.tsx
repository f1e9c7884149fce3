import type { BodyWeightPlan } from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { chakra, Heading, InlineNotice, lazyPart, Skeleton } from '@formline/shared/ui/core';
import { figure } from '../figures';
import { ResultHeadline } from '../screen/ResultHeadline';
import { Warnings } from '../screen/Warnings';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';
import { PlanFacts } from './PlanFacts';

const PlanCurves = lazyPart(async () => (await import('./PlanCurves')).PlanCurves, {
  loading: <Skeleton h="64" />,
});

const Assumptions = chakra('ul', {
  base: { display: 'grid', gap: '1.5', ps: '5', listStyleType: 'disc', fontSize: 'sm', color: 'fg.muted' },
});

interface PlanResultViewProps {
  readonly plan: BodyWeightPlan;
  readonly goalWeight: number;
  readonly unit: WeightUnit;
  readonly today: string;
}

export function PlanResultView({ plan, goalWeight, unit, today }: PlanResultViewProps) {
  const { result, curve } = plan;
  const isBelowMinimum = result.warnings.includes('below_1000_kcal');
  const calories = figure(result.calories_reach_goal);
  return (
    <>
      {isBelowMinimum ? (
        <InlineNotice tone="error" role="status" title={texts.belowMinimum}>
          {texts.belowMinimumText(calories)}
        </InlineNotice>
      ) : (
        <ResultHeadline
          label={texts.loseOrGain}
          figure={calories}
          unit={texts.caloriesUnit}
          formula={texts.formula}
        />
      )}
      <Warnings
        warnings={result.warnings.flatMap((warning) =>
          warning === 'below_1000_kcal' ? [] : [texts.warnings[warning]],
        )}
      />
      <PlanFacts plan={plan} hasMacros={!isBelowMinimum} />
      <PlanCurves curve={curve} goalWeight={goalWeight} unit={unit} today={today} />
      <div>
        <Heading as="h3" size="sm" mb="2">
          {texts.assumptions}
        </Heading>
        <Assumptions>
          {texts.assumptionList.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </Assumptions>
      </div>
    </>
  );
}
