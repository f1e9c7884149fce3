import { endpoint } from '../endpoint';
import { dbId, idList } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const exerciseTagSchema = z.object({ id: dbId, name: z.string() });
export type ExerciseTag = z.infer<typeof exerciseTagSchema>;

const catalogue = {
  method: 'GET',
  tag: 'Catalogues',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(exerciseTagSchema),
} as const;

export const listMuscleGroups = endpoint({
  ...catalogue,
  path: `/${API_VERSION}/api/muscle-groups`,
  summary: 'Muscle groups an exercise can name, in the order they are offered',
});

export const listFitnessComponents = endpoint({
  ...catalogue,
  path: `/${API_VERSION}/api/fitness-components`,
  summary: 'What an exercise can train, in the order it is offered',
});

export const exerciseTagEndpoints = { listMuscleGroups, listFitnessComponents };

/** By the field of an exercise; `filter` is of a search, `parameter` of a URL. In the order of the menu. */
export const exerciseTags = {
  muscle_groups: { filter: 'muscleGrpIds', parameter: 'muscleGroups', catalogue: listMuscleGroups },
  fitness_components: {
    filter: 'fitnessCompIds',
    parameter: 'fitnessComponents',
    catalogue: listFitnessComponents,
  },
} as const;

type ExerciseTags = typeof exerciseTags;
/** A kind of tag, by the field of an exercise that holds its tags. */
export type ExerciseTagKind = keyof ExerciseTags;
export type ExerciseTagIds = Readonly<Record<ExerciseTagKind, readonly number[]>>;

type TagFilters<Value> = { [Kind in ExerciseTagKind as ExerciseTags[Kind]['filter']]: Value };

/** What belongs to each kind, for instance chosen tags, by the parameter of a search. */
export function tagFiltersOf<Value>(values: Readonly<Record<ExerciseTagKind, Value>>): TagFilters<Value>;
export function tagFiltersOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(exerciseTags).map(([kind, { filter }]) => [filter, values[kind]]));
}

function tagFields<Value>(value: Value): Record<ExerciseTagKind, Value>;
function tagFields(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(exerciseTags).map((kind) => [kind, value]));
}

export const exerciseTagFields = tagFields(z.array(exerciseTagSchema));

export const exerciseTagFilters = tagFiltersOf(tagFields(idList));
