import fc from 'fast-check';

const stepOf = <K extends string>(...kinds: K[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    /** Of those on the calendar. */
    picked: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    days: fc.integer({ min: 1, max: 30 }),
  });
const groupStep = stepOf('copy', 'move', 'remove', 'undo', 'undo', 'redo');
const step = stepOf('copy', 'move', 'remove', 'rename', 'undo', 'undo', 'redo');
type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type RandomGroupEdit = ValueOf<typeof groupStep>;
export type RandomEdit = ValueOf<typeof step>;

const sequence = { minLength: 4, maxLength: 12, size: 'max' } as const;
export const groupEdits = fc.array(groupStep, sequence);
export const edits = fc.array(step, sequence);

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

  /** More of the newest change replaces what it left. */
  apply(changeId: number, gone: readonly string[], added: readonly string[]): void {
    const days = [...this.days];
    for (const day of gone) days.splice(days.indexOf(day), 1);
    if (this.changes[this.position - 1] !== changeId) this.position += 1;
    this.states.splice(this.position, Infinity, [...days, ...added].sort());
    this.changes.splice(this.position - 1, Infinity, changeId);
  }

  undo(): number | undefined {
    return this.position === 0 ? undefined : this.changes[(this.position -= 1)];
  }

  redo(): number | undefined {
    return this.position === this.changes.length ? undefined : this.changes[(this.position += 1) - 1];
  }
}
