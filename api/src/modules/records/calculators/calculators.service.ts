import type { CalculatorContract } from '@formline/shared/contracts/calculators/calculatorContract';
import type { Calculated, Calculation } from '@formline/shared/domain/calculators/calculator';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { TrainerCall } from '../../../plugins/actor';
import { invalidInput } from '../../../plugins/HttpProblem';
import { checkDayOfRecord } from '../healthRecords/healthRecords.service';
import { type Paging, pageOf, rowsFor } from '../../../database/pageOf';
import {
  type BmiPoint,
  type CalculationScope,
  type CalculatorPage,
  type CalculatorRow,
  calculatorsRepository,
  type DayRange,
} from './calculators.repository';

interface NewCalculation {
  readonly date: string | undefined;
  readonly calculation: Calculation;
}

interface CalculatorPaging extends Paging {
  readonly range?: DayRange | undefined;
}

export function calculatorsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const repository = calculatorsRepository(db);
  return {
    async save(scope: CalculationScope, { date, calculation }: NewCalculation): Promise<CalculatorRow> {
      const today = clock.now().toISOString().slice(0, 10);
      if (date !== undefined) checkDayOfRecord('date', date, clock);
      return repository.insert({
        ...scope,
        ...calculation,
        calculatedOn: date ?? today,
        createdAt: clock.now(),
      });
    },

    async readCurrent(scope: CalculationScope): Promise<CalculatorRow | null> {
      const [newest] = await repository.list(scope, { offset: 0, limit: 1 });
      return newest ?? null;
    },

    async listBmiPoints(scope: CalculationScope, range: DayRange): Promise<BmiPoint[]> {
      return repository.listBmiPoints(scope, range);
    },

    async listHistory(
      scope: CalculationScope,
      { range, ...paging }: CalculatorPaging,
    ): Promise<CalculatorPage> {
      return pageOf(await repository.list(scope, { range, ...rowsFor(paging) }), paging);
    },
  };
}

export const calculationsOf = (
  { wireKind }: Pick<CalculatorContract, 'wireKind'>,
  { actor, params }: TrainerCall,
): CalculationScope => ({ trainerId: actor.trainerId, subjectId: params.id, kind: wireKind });

export function calculatedOrRefused<Result>(calculated: Calculated<Result>): Result {
  if (calculated.kind === 'problem') throw invalidInput(calculated.problem);
  return calculated.result;
}
