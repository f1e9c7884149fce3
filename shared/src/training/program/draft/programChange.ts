import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { createProgram, Program } from '@formline/shared/contracts/library/programs';
import type { ProgramDraft } from './programDraft';

/** Server keys by draft key. */
export type SavedKeys = ReadonlyMap<string, string>;

/** A complete draft, so that the newest one replaces all sent before. */
export type ProgramChange = NonNullable<EndpointInput<typeof createProgram>['body']>;

/** Request body of a draft. Slots known to the server carry its key; all others are new. */
export function toProgramChange(draft: ProgramDraft, saved: SavedKeys): ProgramChange {
  const { name, description, category, workouts, weekCount, weekChanges } = draft;
  return {
    name: name.trim(),
    description,
    ...(category && { program_category_id: category.id }),
    week_count: weekCount,
    week_changes: [...weekChanges],
    workouts: workouts.map(({ id, key, days_of_week: days, week_changes = [] }) => {
      const savedKey = saved.get(key);
      return {
        id,
        ...(savedKey !== undefined && { key: savedKey }),
        days_of_week: [...days],
        ...(week_changes.length > 0 && { week_changes }),
      };
    }),
  };
}

/** Keys after a save: the server returns the slots in the order they were sent. */
export function savedKeysOf(sent: ProgramDraft, saved: Program): SavedKeys {
  return new Map(
    saved.workouts.flatMap(({ key }, index): [string, string][] => {
      const slot = sent.workouts[index];
      return slot ? [[slot.key, key]] : [];
    }),
  );
}
