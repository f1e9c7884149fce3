import * as z from '@formline/shared/contracts/schema';
import type { CalculatorPage, CalculatorRow } from './calculators.repository';

/** Stored results are parsed with the schemas they were written by. */
export function calculationPresenter<I extends z.Schema, R extends z.Schema>(schemas: {
  readonly input: I;
  readonly result: R;
}) {
  const presentSaved = (row: CalculatorRow) => ({
    id: row.id,
    user_id: row.subjectId,
    date: row.calculatedOn,
    created_at: row.createdAt.toISOString(),
    formula: row.formula,
    formula_version: row.formulaVersion,
    input: parse(schemas.input, row.input),
    result: parse(schemas.result, row.result),
  });
  return {
    presentSaved,
    presentPage: ({ rows, nextPage }: CalculatorPage) => ({ history: rows.map(presentSaved), nextPage }),
  };
}

function parse<S extends z.Schema>(schema: S, stored: unknown): z.output<S> {
  const read = z.safeParse(schema, stored);
  if (!read.success) throw new Error('A stored calculation cannot be read.');
  return read.data;
}
