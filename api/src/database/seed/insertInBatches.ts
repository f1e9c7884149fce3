const ROWS_PER_STATEMENT = 500;

/** PostgreSQL takes at most 65,535 parameters in a statement. */
export async function insertInBatches<Row, Inserted>(
  rows: readonly Row[],
  insert: (portion: Row[]) => PromiseLike<Inserted[]>,
): Promise<Inserted[]> {
  const inserted: Inserted[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    inserted.push(...(await insert(rows.slice(start, start + ROWS_PER_STATEMENT))));
  }
  return inserted;
}
