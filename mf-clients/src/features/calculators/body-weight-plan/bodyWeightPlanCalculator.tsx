import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import type { BodyWeightPlanInput } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import {
  type BodyWeightPlan,
  planBodyWeight,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { ErrorState } from '@formline/shared/ui/core';
import { announceNutrition } from '../../../components/nutrition-event/nutritionEvent';
import { activityLevelsQuery } from '../../../queries/catalogues';
import { askForClient } from '../../../queries/clients';
import { CalculatorSkeleton } from '../CalculatorSkeleton';
import { failureText } from '../calculators.texts';
import type { CalculatorDefinition } from '../screen/defineCalculator';
import { CalculatorScreen } from '../screen/CalculatorScreen';
import { ResultPanel } from '../screen/ResultPanel';
import { type CalculatorProps, useCalculator } from '../screen/useCalculator';
import { type ActivityLevel, coefficientOf, startingLevelId } from './activityLevels';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';
import {
  bodyWeightPlanValidation,
  type BodyWeightPlanValues,
  bodyWeightPlanValues,
  toBodyWeightPlanInput,
} from './bodyWeightPlan.validation';
import { bodyWeightPlanCalls } from './bodyWeightPlanCalls';
import { BodyWeightPlanInputs } from './BodyWeightPlanInputs';
import { LowIntakeQuestion } from './LowIntakeQuestion';
import { PlanResultView } from './PlanResultView';

export const bodyWeightPlanCalculator: CalculatorDefinition = {
  calculation: texts.calculation,
  intro: texts.intro,
  icon: <Scale />,
  Calculator: BodyWeightPlanCalculator,
};

function BodyWeightPlanCalculator(props: CalculatorProps) {
  const levels = useQuery(activityLevelsQuery);
  if (levels.data) return <Planner {...props} levels={levels.data} />;
  if (levels.isPending) return <CalculatorSkeleton />;
  return (
    <ErrorState
      title={texts.levelsFailed}
      text={failureText(levels.error)}
      isRetrying={levels.isFetching}
      onRetry={() => void levels.refetch()}
    />
  );
}

interface PlannerProps extends CalculatorProps {
  readonly levels: readonly ActivityLevel[];
}

function Planner({ levels, ...props }: PlannerProps) {
  const { person, units, today } = props;
  const cache = useQueryClient();
  const handleSaved = () => {
    announceNutrition();
    askForClient(cache, person.id);
  };
  const rules = useMemo(() => plannerRules({ person, units, today, levels }), [person, units, today, levels]);
  const { form, calculated, values, question, ...keeping } = useCalculator(rules, {
    ...props,
    calls: bodyWeightPlanCalls,
    onSaved: person.isSelf ? undefined : handleSaved,
  });
  // Deferred, because rendering the charts is slow and must not block typing.
  const result = useMemo(
    () => (
      <ResultPanel calculated={calculated}>
        {(plan) => (
          <PlanResultView
            plan={plan}
            goalWeight={numberOf(values.goalWeight) ?? 0}
            unit={units.unit_weight}
            today={today}
          />
        )}
      </ResultPanel>
    ),
    [calculated, values.goalWeight, units.unit_weight, today],
  );
  return (
    <>
      <CalculatorScreen
        {...keeping}
        form={form}
        inputs={
          <BodyWeightPlanInputs
            form={form}
            units={units}
            levels={levels}
            today={today}
            isSexAsked={person.sex === null}
          />
        }
        result={result}
        saveNote={person.isSelf ? undefined : texts.saveNote}
      />
      {question.result && (
        <LowIntakeQuestion
          calories={question.result.result.calories_reach_goal}
          onCancel={question.onCancel}
          onConfirm={question.onConfirm}
        />
      )}
    </>
  );
}

function plannerRules({ person, units, today, levels }: Omit<PlannerProps, 'canSave' | 'name'>) {
  const validation = bodyWeightPlanValidation(units);
  return {
    initialValues: bodyWeightPlanValues(person, units, {
      today,
      levelId: startingLevelId(levels, person.activityLevelId),
    }),
    validation: () => validation,
    toInput: (entries: BodyWeightPlanValues) => toBodyWeightPlanInput(entries, units),
    calculate: (input: BodyWeightPlanInput) =>
      planBodyWeight(input, coefficientOf(levels, input.activity_level_id)),
    question: {
      isAsked: ({ result }: BodyWeightPlan) => result.warnings.includes('below_1000_kcal'),
      toConfirmedInput: (input: BodyWeightPlanInput) => ({ ...input, low_intake_confirmed: true }),
    },
  };
}
