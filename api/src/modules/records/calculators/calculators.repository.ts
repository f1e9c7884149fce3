import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { calculatorResults } from '../../../database/schema/health';

export type CalculatorRow = typeof calculatorResults.$inferSelect;

export interface CalculationScope {
  readonly trainerId: number;
  readonly subjectId: number;
  readonly kind: string;
}

export interface DayRange {
  readonly from: string;
  readonly until: string;
}

export interface CalculatorPage {
  readonly rows: readonly CalculatorRow[];
  readonly nextPage: number | null;
}

export interface BmiPoint {
  readonly date: string;
  readonly bmi: number;
}

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
