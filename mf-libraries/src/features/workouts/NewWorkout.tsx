import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { newWorkoutName } from '@formline/shared/domain/training/workoutNames';
import { useQuery } from '@formline/shared/query';
import { defaultSectionsQuery } from '@formline/shared/training/workout/editor/defaultSections.queries.ts';
import {
  newItemKey,
  newWorkoutDraft,
  type WorkoutDraft,
} from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { ErrorState } from '@formline/shared/ui/core';
import { useState } from 'react';
import { EditedWorkout, type EditedWorkoutProps } from './EditedWorkout';
import { WorkoutFrame } from '@formline/shared/training/workout/frame/WorkoutFrame';
import { WorkoutSkeleton } from '@formline/shared/training/workout/frame/WorkoutSkeleton';
import { workoutsTexts } from './workouts.texts';

const { titles, sections: texts } = workoutsTexts.screen;

type NewWorkoutProps = Omit<EditedWorkoutProps, 'workout' | 'emptyDraft'>;

export function NewWorkout(props: NewWorkoutProps) {
  const sections = useQuery(defaultSectionsQuery);
  if (sections.data) {
    return <BegunWorkout {...props} sectionNames={sections.data.map(({ name }) => name)} />;
  }
  return (
    <WorkoutFrame title={titles.create} onClose={props.onClose}>
      {sections.isError ? (
        <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void sections.refetch()} />
      ) : (
        <WorkoutSkeleton />
      )}
    </WorkoutFrame>
  );
}

interface BegunWorkoutProps extends NewWorkoutProps {
  readonly sectionNames: readonly string[];
}

function BegunWorkout({ sectionNames, ...editor }: BegunWorkoutProps) {
  const [emptyDraft] = useState<WorkoutDraft>(() => ({
    ...newWorkoutDraft(sectionNames, newItemKey),
    name: newWorkoutName(localCalendarDate(new Date())),
  }));
  return <EditedWorkout {...editor} workout={null} emptyDraft={emptyDraft} />;
}
