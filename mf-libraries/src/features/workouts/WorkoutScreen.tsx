import type { Workout } from '@formline/shared/contracts/workouts';
import type { ChangePlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { Heading, lazyPart, Stack, Text } from '@formline/shared/ui/core';
import { OpenWorkout } from './OpenWorkout';
import { WorkoutActions } from './WorkoutActions';
import { WorkoutFrame } from './WorkoutFrame';
import { NEW_WORKOUT, type OpenWorkoutId, type WorkoutPlace } from './workoutPlace';
import { WorkoutSkeleton } from './WorkoutSkeleton';

/** Upload and player come with the first video that is opened. */
const WorkoutVideoScreen = lazyPart(
  async () => (await import('./video/WorkoutVideoScreen')).WorkoutVideoScreen,
  { loading: <WorkoutSkeleton /> },
);

interface WorkoutScreenProps {
  readonly place: WorkoutPlace;
  readonly workoutId: OpenWorkoutId;
  readonly onPlaceChange: ChangePlace<WorkoutPlace>;
  readonly onClose: () => void;
  readonly canEdit: boolean;
}

/** The workout beside the list: an own one is put together here, any other is looked at. */
export function WorkoutScreen(props: WorkoutScreenProps) {
  const { place, workoutId, onPlaceChange, onClose, canEdit } = props;
  if (place.view === 'videoWorkout') {
    return (
      <WorkoutVideoScreen
        workoutId={workoutId}
        onPlaceChange={onPlaceChange}
        onClose={onClose}
        canEdit={canEdit}
      />
    );
  }
  if (workoutId === NEW_WORKOUT) return null;
  return (
    <OpenWorkout key={workoutId} id={workoutId} onClose={onClose}>
      {(workout) => (
        <WorkoutFrame
          actions={canEdit && <WorkoutActions workout={workout} onDeleted={onClose} />}
          onClose={onClose}
        >
          <Contents workout={workout} />
        </WorkoutFrame>
      )}
    </OpenWorkout>
  );
}

function Contents({ workout }: { readonly workout: Workout }) {
  return (
    <Stack gap="4" p="6">
      <Heading size="lg">{workout.name}</Heading>
      {workout.sections.map(({ id, name, exercises }) => (
        <Stack key={id} gap="1">
          <Heading as="h3" size="sm">
            {name}
          </Heading>
          {exercises.map((item) => (
            <Text key={item.key}>{item.routine_type === null ? item.name : item.title}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
