import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { calculatorResults } from '../../../database/schema/health';

export type CalculatorRow = typeof calculatorResults.$inferSelect;

/** Calculations of one kind that a trainer made for somebody. */
export interface CalculationScope {
  readonly trainerId: number;
  readonly subjectId: number;
  /** The `wireKind` of its contract. */
  readonly kind: string;
}

/** Days from the first to the one before `until`. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

/** One page of saved calculations. */
export interface CalculatorPage {
  readonly rows: readonly CalculatorRow[];
  /** Null on the last page. */
  readonly nextPage: number | null;
}

/** A body mass index of a day. */
export interface BmiPoint {
  readonly date: string;
  readonly bmi: number;
}

/** Saved calculations of one trainer: every query names the trainer. */
export function calculatorsRepository(db: DatabaseHandle) {
  const within = ({ trainerId, subjectId, kind }: CalculationScope, range?: DayRange) =>
    and(
      eq(calculatorResults.subjectId, subjectId),
      eq(calculatorResults.trainerId, trainerId),
      eq(calculatorResults.kind, kind),
      range && gte(calculatorResults.calculatedOn, range.from),
      range && lt(calculatorResults.calculatedOn, range.until),
    );

  return {
    async insert(row: typeof calculatorResults.$inferInsert): Promise<CalculatorRow> {
      const [saved] = await db.insert(calculatorResults).values(row).returning();
      if (!saved) throw new Error('The calculation was not saved.');
      return saved;
    },

    /** Newest first. */
    async list(
      scope: CalculationScope,
      {
        range,
        offset,
        limit,
      }: { readonly range?: DayRange | undefined; readonly offset: number; readonly limit: number },
    ): Promise<CalculatorRow[]> {
      return db
        .select()
        .from(calculatorResults)
        .where(within(scope, range))
        .orderBy(desc(calculatorResults.calculatedOn), desc(calculatorResults.id))
        .limit(limit)
        .offset(offset);
    },

    /** The body mass index of the last calculation of each day, oldest first. */
    async listBmiPoints(scope: CalculationScope, range: DayRange): Promise<BmiPoint[]> {
      return db
        .selectDistinctOn([calculatorResults.calculatedOn], {
          date: calculatorResults.calculatedOn,
          bmi: sql<number>`(${calculatorResults.result}->>'bmi')::float8`,
        })
        .from(calculatorResults)
        .where(within(scope, range))
        .orderBy(asc(calculatorResults.calculatedOn), desc(calculatorResults.id));
    },
  };
}
