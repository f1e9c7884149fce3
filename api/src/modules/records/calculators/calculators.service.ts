import type { BmiGranularity } from '@formline/shared/contracts/bmi';
import type { Calculated } from '@formline/shared/domain/calculators/calculated';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { checkDayOfRecord } from '../healthRecords/healthRecords.service';
import { type Paging, pageOf, rowsFor } from '../../library/libraryLists/pageOf';
import { bmiPeriod } from './bmiPeriod';
import {
  type BmiPoint,
  type CalculatorPage,
  type CalculatorRef,
  type CalculatorRow,
  calculatorsRepository,
  type DayRange,
} from './calculators.repository';

/** A calculation to be saved. */
export interface NewCalculation {
  /** The day it is where the trainer is; undefined: in UTC. */
  readonly date: string | undefined;
  readonly formula: string;
  readonly version: number;
  readonly input: unknown;
  readonly result: unknown;
}

export interface CalculatorPaging extends Paging {
  readonly range?: DayRange | undefined;
}

type BmiRef = CalculatorRef & { readonly kind: 'bmi' };

interface BmiPeriod {
  readonly currentDate: string;
  readonly granularity: BmiGranularity;
}

export function calculatorsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const repository = calculatorsRepository(db);
  return {
    async save(ref: CalculatorRef, calculation: NewCalculation): Promise<CalculatorRow> {
      const { date, formula, version, input, result } = calculation;
      const today = clock.now().toISOString().slice(0, 10);
      if (date !== undefined) checkDayOfRecord('date', date, clock);
      return repository.insert({
        ...ref,
        calculatedOn: date ?? today,
        formula,
        formulaVersion: version,
        input,
        result,
        createdAt: clock.now(),
      });
    },

    async readCurrent(ref: CalculatorRef): Promise<CalculatorRow | null> {
      const [newest] = await repository.list(ref, { offset: 0, limit: 1 });
      return newest ?? null;
    },

    async listBmiGraph(ref: BmiRef, { currentDate, granularity }: BmiPeriod): Promise<BmiPoint[]> {
      return repository.listBmiPoints(ref, bmiPeriod(currentDate, granularity));
    },

    async listHistory(ref: CalculatorRef, { range, ...paging }: CalculatorPaging): Promise<CalculatorPage> {
      return pageOf(await repository.list(ref, { range, ...rowsFor(paging) }), paging);
    },
  };
}

/** The result of a calculation; a problem becomes a refusal in the same words. */
export function calculatedOrRefused<Result>(calculated: Calculated<Result>): Result {
  if (calculated.kind === 'problem') throw invalidInput(calculated.problem);
  return calculated.result;
}
