import fc from 'fast-check';

const edit = fc.record({
  kind: fc.constantFrom('copy', 'move', 'remove', 'undo', 'undo', 'redo'),
  /** Of those on the calendar. */
  picked: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
  days: fc.integer({ min: 1, max: 30 }),
});
export type RandomEdit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

export const edits = fc.array(edit, { minLength: 4, maxLength: 12, size: 'max' });

/** What the calendar must show: a list of days for each state that can be gone back or forward to. */
export class ModelCalendar {
  private readonly states: string[][];
  private readonly changes: number[] = [];
  private position = 0;

  constructor(days: readonly string[]) {
    this.states = [[...days].sort()];
  }

  get days(): readonly string[] {
    return this.states[this.position] ?? [];
  }

  apply(changeId: number, gone: readonly string[], added: readonly string[]): void {
    const days = [...this.days];
    for (const day of gone) days.splice(days.indexOf(day), 1);
    this.states.splice(this.position + 1, Infinity, [...days, ...added].sort());
    this.changes.splice(this.position, Infinity, changeId);
    this.position += 1;
  }

  undo(): number | undefined {
    return this.position === 0 ? undefined : this.changes[(this.position -= 1)];
  }

  redo(): number | undefined {
    return this.position === this.changes.length ? undefined : this.changes[(this.position += 1) - 1];
  }
}
