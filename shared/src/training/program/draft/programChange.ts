import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { createProgram, Program } from '@formline/shared/contracts/library/programs';
import type { ProgramDraft } from './programDraft';

/** What the server calls the places of a draft: the draft's key to the server's. */
export type SavedKeys = ReadonlyMap<string, string>;

/** A draft as it is sent: whole, so that the newest draft replaces whatever was sent before. */
export type ProgramChange = NonNullable<EndpointInput<typeof createProgram>['body']>;

/** A draft as it is sent. Places the server knows bring its key; all others are new to it. */
export function toProgramChange(draft: ProgramDraft, saved: SavedKeys): ProgramChange {
  const { name, description, category, workouts } = draft;
  return {
    name: name.trim(),
    description,
    ...(category && { program_category_id: category.id }),
    workouts: workouts.map(({ id, key, days_of_week: days }) => {
      const savedKey = saved.get(key);
      return { id, ...(savedKey !== undefined && { key: savedKey }), days_of_week: [...days] };
    }),
  };
}

/** The keys after the server has saved a draft: it answers the places in the order in which they were sent. */
export function savedKeysOf(sent: ProgramDraft, saved: Program): SavedKeys {
  return new Map(
    saved.workouts.flatMap(({ key }, index): [string, string][] => {
      const slot = sent.workouts[index];
      return slot ? [[slot.key, key]] : [];
    }),
  );
}
