import { isApiError } from '@formline/shared/api-client';
import type { WorkoutToLog } from '@formline/shared/contracts/records/loggedWorkouts';
import { useQuery } from '@formline/shared/query';
import { EmptyState, ErrorState, Flex, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { longDate } from '../../components/schedule/dayWords';
import { LogForm, type LogFormProps } from './LogForm';
import { LoggedSets } from './LoggedSets';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { workoutLogQuery } from './sendLog';

const NOT_FOUND = 404;

interface LogWorkoutProps extends Omit<LogFormProps, 'opened'> {
  readonly canEdit: boolean;
}

export function LogWorkout({ canEdit, ...props }: LogWorkoutProps) {
  const log = useQuery(workoutLogQuery(props.logRef));
  if (log.data) return <OpenedLog {...props} canEdit={canEdit} opened={log.data} />;
  if (isApiError(log.error) && log.error.status === NOT_FOUND) {
    return <ErrorState title={texts.noLongerThere} text={texts.noLongerThereText} />;
  }
  if (log.isLoadingError) return <ErrorState title={texts.failed} onRetry={() => void log.refetch()} />;
  return (
    <LoadingState label={texts.loading}>
      <Flex direction="column" gap="4">
        <Skeleton h="32" w="full" />
        <Skeleton h="56" w="full" />
        <Skeleton h="56" w="full" />
      </Flex>
    </LoadingState>
  );
}

function OpenedLog({ canEdit, opened, ...props }: LogWorkoutProps & { readonly opened: WorkoutToLog }) {
  const { workout_date: date } = opened.scheduled_workout;
  if (!canEdit) return <LoggedSets opened={opened} unit={props.unit} />;
  if (date > props.logRef.today) {
    return <EmptyState title={texts.notYet} text={texts.notYetText(longDate(date))} />;
  }
  const isEmpty = opened.sections.every(({ exercises }) => exercises.length === 0);
  if (isEmpty && !opened.log) return <EmptyState title={texts.nothingToDo} text={texts.nothingToDoText} />;
  return <LogForm {...props} opened={opened} />;
}
