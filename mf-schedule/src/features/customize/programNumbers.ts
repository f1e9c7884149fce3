import { numberOfSlot, slotOfNumber } from './scheduledProgram';

/** Above all library ids, so that a workout added twice gets two ids. */
const FIRST_ADDED = 2 ** 31;
const LIBRARY = /^library-([1-9]\d{0,9})(?:-([1-9]\d?))?$/;
const POSITIVE_INTEGER = /^[1-9]\d{0,9}$/;

/** Ids while the program editor is open. The URL names saved workouts by slot, unsaved ones by library id. */
export function programNumbers() {
  const origins: number[] = [];
  const placed = new Map<number, number>();
  const add = (workoutId: number): number => FIRST_ADDED + origins.push(workoutId) - 1;
  const originOf = (number: number): number | undefined => origins[number - FIRST_ADDED];
  const slotIdOf = (number: number): number | null => placed.get(number) ?? slotOfNumber(number);
  const copiesOf = (workoutId: number): number[] =>
    origins.flatMap((origin, index) => (origin === workoutId ? [FIRST_ADDED + index] : []));
  return {
    add,
    originOf,
    slotIdOf,
    assign: (number: number, slotId: number): void => void placed.set(number, slotId),
    read: (name: string | null): number | null => {
      if (name === null) return null;
      const [, workoutId, ordinal = '1'] = LIBRARY.exec(name) ?? [];
      if (workoutId !== undefined) {
        return copiesOf(Number(workoutId))[Number(ordinal) - 1] ?? add(Number(workoutId));
      }
      if (!POSITIVE_INTEGER.test(name)) return null;
      const known = [...placed].find(([, slotId]) => slotId === Number(name));
      return known ? known[0] : numberOfSlot(Number(name));
    },
    write: (number: number | null): string | null => {
      if (number === null) return null;
      const slotId = slotIdOf(number);
      if (slotId !== null) return String(slotId);
      const workoutId = originOf(number) ?? number;
      const ordinal = copiesOf(workoutId).indexOf(number) + 1;
      return ordinal > 1 ? `library-${workoutId}-${ordinal}` : `library-${workoutId}`;
    },
  };
}

export type ProgramNumbers = ReturnType<typeof programNumbers>;
