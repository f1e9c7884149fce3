import { failureMessage } from '@formline/shared/api-client';
import { adHocWorkoutName } from '@formline/shared/domain/scheduling/planNames';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { defaultSectionsQuery } from '@formline/shared/training/workout/editor/defaultSections.queries.ts';
import { receiverOf, type CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { assignExercisesTexts } from './assignExercises.texts';
import { prepared, type Selection } from './selection';

const { failures } = assignExercisesTexts;

export function usePreparing(owner: CalendarOwner, selection: Selection) {
  const cache = useQueryClient();
  const preparation = useMutation({
    mutationFn: async () => {
      if (selection.step === 'prepared') return unchanged;
      const sections = await cache.query(defaultSectionsQuery);
      const defaults = { sectionNames: sections.map(({ name }) => name), name: nameFor(owner) };
      if (!prepared(selection, defaults)) throw new NoSection();
      return (known: Selection) => prepared(known, defaults) ?? known;
    },
  });
  return {
    isPending: preparation.isPending,
    failure: preparation.error && failureText(preparation.error),
    prepare: (onReady: (step: (known: Selection) => Selection) => void) =>
      preparation.mutate(undefined, { onSuccess: onReady }),
  };
}

const unchanged = (known: Selection) => known;

class NoSection extends Error {}

function failureText(error: Error): string {
  if (error instanceof NoSection) return failures.noSection;
  return failures.sections(failureMessage(error));
}

export const nameFor = (owner: CalendarOwner): string => adHocWorkoutName(receiverOf(owner));
