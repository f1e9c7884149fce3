export class NameIndex<Row> {
  readonly #rows: Map<string, Row>;

  constructor(
    private readonly subject: string,
    rows: readonly (readonly [string, Row])[],
  ) {
    this.#rows = new Map(rows);
  }

  get(name: string): Row {
    const row = this.#rows.get(name);
    if (row === undefined) throw new Error(`The seed names the unknown ${this.subject} "${name}".`);
    return row;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }
}
