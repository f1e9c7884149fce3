import {
  bodyWeightPlanContract,
  type BodyWeightPlanInput,
} from '@formline/shared/contracts/calculators/bodyWeightPlan';
import {
  BODY_WEIGHT_PLAN_FORMULA,
  calculateBodyWeightPlan,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { cataloguesRepository } from '../../library/catalogues/catalogues.repository';
import { clientsRepository } from '../../people/clients/clients.repository';
import { nutritionService } from '../nutrition/nutrition.service';
import type { CalculatorRow } from './calculators.repository';
import { calculatedOrRefused, calculatorsService } from './calculators.service';
import { recordsTexts as texts } from '../records.texts';

interface NewPlan {
  readonly date?: string | undefined;
  readonly input: BodyWeightPlanInput;
}

export function bodyWeightPlanService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    /** Also updates the client's activity level and nutrition in the same transaction. */
    async save(
      {
        trainerId,
        subjectId,
        actorId,
      }: { readonly trainerId: number; readonly subjectId: number; readonly actorId: number },
      { date, input }: NewPlan,
    ): Promise<CalculatorRow> {
      const activityLevelId = input.activity_level_id;
      const level = await cataloguesRepository(db).findActivityLevel(activityLevelId);
      if (!level) throw invalidInput(texts.calculators.noSuchActivityLevel);
      const result = calculatedOrRefused(calculateBodyWeightPlan(input, level.coefficient));
      if (input.low_intake_confirmed === false && result.warnings.includes('below_1000_kcal')) {
        throw invalidInput(texts.calculators.lowIntakeNotConfirmed);
      }
      const saved = await calculatorsService({ db, clock }).save(
        { trainerId, subjectId, kind: bodyWeightPlanContract.wireKind },
        { date, calculation: { ...BODY_WEIGHT_PLAN_FORMULA, input, result } },
      );
      if (subjectId === trainerId) return saved;
      await clientsRepository(db).updateProfile(subjectId, { activityLevelId });
      await nutritionService({ db, clock }).assign(
        { clientId: subjectId, actorId },
        {
          protein: result.protein,
          carbohydrates: result.carbohydrates,
          fat: result.fat,
          calories: result.calories_reach_goal,
          calculatorResultId: saved.id,
        },
      );
      return saved;
    },
  };
}
