interface Identified {
  readonly id: number;
}

/** For the optimistic deletion of a record: its row goes at once, so that it cannot be deleted twice. */
export const withoutRecord = <R extends Identified>(records: R[], { id }: Identified): R[] =>
  records.filter((record) => record.id !== id);
