import { call, isApiError } from '@formline/shared/api-client';
import { listDefaultSections } from '@formline/shared/contracts/catalogues';
import { adHocWorkoutName, type Receiver } from '@formline/shared/domain/planNames';
import { queryOptions, useMutation, useQueryClient } from '@formline/shared/query';
import type { Subject } from '../../components/subject/subject';
import { assignExercisesTexts } from './assignExercises.texts';
import { prepared } from './selection';
import type { SelectionState } from './useSelection';

const { failures } = assignExercisesTexts;

/** Sections of new workouts change with the product alone. */
const FRESH_MS = 60 * 60_000;

const defaultSectionsQuery = queryOptions({
  queryKey: ['workout-sections'],
  queryFn: ({ signal }) => call(listDefaultSections, {}, signal),
  staleTime: FRESH_MS,
});

/** Makes a workout of what is chosen, named after the client or the group. */
export function usePreparing(subject: Subject, { selection, change }: SelectionState) {
  const cache = useQueryClient();
  const preparation = useMutation({
    mutationFn: async () => {
      if (selection.step === 'prepared') return;
      const sections = await cache.query(defaultSectionsQuery);
      const usual = { sectionNames: sections.map(({ name }) => name), name: nameFor(subject) };
      if (!prepared(selection, usual)) throw new NoSection();
      change((known) => prepared(known, usual) ?? known);
    },
  });
  return {
    isPending: preparation.isPending,
    /** Why it could not be made; null when it could. */
    failure: preparation.error && failureText(preparation.error),
    /** Says whether it was made. */
    prepare: () =>
      preparation.mutateAsync().then(
        () => true,
        () => false,
      ),
  };
}

class NoSection extends Error {}

function failureText(error: Error): string {
  if (error instanceof NoSection) return failures.noSection;
  return failures.sections(isApiError(error) ? error.message : failures.unknown);
}

/** What the workout of a client or a group is called. */
export const nameFor = (subject: Subject): string => adHocWorkoutName(receiverOf(subject));

const receiverOf = (subject: Subject): Receiver =>
  subject.kind === 'client'
    ? { kind: 'client', firstName: subject.firstName }
    : { kind: 'group', title: subject.name };
