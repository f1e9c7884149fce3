import { Link as RouterLink } from '@formline/shared/routing';
import { Button, ErrorState, Flex, LoadingState, Skeleton, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { toWorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { PrintWorkoutButton } from '@formline/shared/training/workout/print/PrintWorkoutButton';
import { GroupNotice } from '../../components/group-members/GroupOrigin';
import { logPath } from '../../components/log-path/logPath';
import { isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { longDate } from '../../components/schedule/dayWords';
import { scheduledWorkoutTexts as texts } from './scheduledWorkout.texts';
import { pathToCustomize, type ReadyWork, type ScheduledWork } from './useScheduledWork';
import { WorkoutActions } from './WorkoutActions';
import { type OpenHistory, WorkoutContents } from './WorkoutContents';
import { WorkoutFacts } from './WorkoutFacts';
import { WorkoutFilm } from './WorkoutFilm';

interface WorkoutDetailsDialogProps {
  readonly owner: CalendarOwner;
  readonly name: string;
  readonly work: ScheduledWork;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onView: (view: 'move' | 'reschedule' | 'remove') => void;
  readonly onHistory: OpenHistory | undefined;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

export function WorkoutDetailsDialog(props: WorkoutDetailsDialogProps) {
  const { owner, name, work, today, canEdit, onView, onHistory, onClose, finalFocus } = props;
  const hasActions =
    canEdit && work.status === 'ready' && (work.canChange || !isOnGroupCalendar(work.workout));
  const toLog = canEdit || work.status !== 'ready' ? null : logPath(owner, work.workout, today);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      size="lg"
      anchor="top"
      finalFocus={finalFocus}
      actions={
        hasActions && work.status === 'ready' ? (
          <WorkoutActions
            owner={owner}
            work={work}
            today={today}
            onMove={() => onView('move')}
            onReschedule={() => onView('reschedule')}
            onRemove={() => onView('remove')}
          />
        ) : toLog === null ? null : (
          <Button asChild>
            <RouterLink to={toLog}>{texts.actions.seeLog}</RouterLink>
          </Button>
        )
      }
    >
      <Body {...{ owner, work, today, canEdit, onHistory }} />
    </Dialog>
  );
}

type BodyProps = Pick<WorkoutDetailsDialogProps, 'owner' | 'work' | 'today' | 'canEdit' | 'onHistory'>;

function Body({ work, ...props }: BodyProps) {
  switch (work.status) {
    case 'loading':
      return <LoadingWorkout />;
    case 'failed':
      return <ErrorState title={texts.failed} text={texts.failedText} onRetry={work.retry} />;
    case 'gone':
      return <ErrorState title={texts.noLongerThere} text={texts.noLongerThereText} />;
    case 'ready':
      return <WorkoutBody work={work} {...props} />;
  }
}

function WorkoutBody({ owner, work, today, canEdit, onHistory }: BodyProps & { readonly work: ReadyWork }) {
  const { workout } = work;
  const { uploaded_media: media, description, name, sections } = work.content;
  const hasExercises = sections.some(({ exercises }) => exercises.length > 0);
  // Focusable, because a long text must scroll by keyboard and has no focusable content.
  return (
    <Flex direction="column" gap="5" role="group" aria-label={texts.contents} tabIndex={0}>
      <WorkoutFacts
        work={work}
        today={today}
        tools={
          hasExercises && (
            <PrintWorkoutButton
              draft={toWorkoutDraft(work.content)}
              owner={owner.name}
              date={longDate(workout.workout_date)}
            />
          )
        }
      />
      {canEdit && !isOnGroupCalendar(workout) && workout.client_group_id !== null && (
        <GroupNotice groupId={workout.client_group_id} date={workout.workout_date} />
      )}
      {media && <WorkoutFilm media={media} name={name} />}
      {description && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      {(!media || hasExercises) && (
        <WorkoutContents
          sections={sections}
          onHistory={onHistory}
          swapPathOf={canEdit && work.canChange ? (key) => pathToCustomize(owner, work, key) : undefined}
        />
      )}
    </Flex>
  );
}

const LINES = ['first', 'second', 'third', 'fourth'];

function LoadingWorkout() {
  return (
    <LoadingState label={texts.loading}>
      <Flex direction="column" gap="4">
        <Skeleton h="20" w="full" />
        <Skeleton h="5" w="72" />
        <Skeleton h="12" w="full" />
        {LINES.map((line) => (
          <Flex key={line} align="center" gap="3">
            <Skeleton boxSize="8" />
            <Skeleton h="5" flex="1" />
          </Flex>
        ))}
      </Flex>
    </LoadingState>
  );
}
