import { Link as RouterLink } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuItem, MenuLink } from '@formline/shared/ui/overlays';
import {
  CalendarClock,
  CalendarDays,
  Check,
  ChevronDown,
  ClipboardList,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import { logPath } from '../../components/log-path/logPath';
import { customizeProgramPath } from '../../components/customize-paths/customizePaths';
import { stayProblem } from '../../components/schedule-changes/changeRules';
import { useCompletion } from '../../components/schedule-changes/useCompletion';
import type { PathOwner } from '../../components/calendar-owner/schedulingPaths';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';
import { pathToCustomize, type ReadyWork } from './useScheduledWork';

const { actions: texts } = scheduledWorkoutTexts;

interface WorkoutActionsProps {
  readonly owner: PathOwner;
  readonly work: ReadyWork;
  readonly today: string;
  readonly onMove: () => void;
  readonly onReschedule: () => void;
  readonly onRemove: () => void;
}

export function WorkoutActions({ owner, work, today, onMove, onReschedule, onRemove }: WorkoutActionsProps) {
  const { workout, canChange } = work;
  const toLog = logPath(owner, workout, today);
  return (
    <>
      {canChange && (
        <Button variant="quiet" color="danger.text" ms="-4" me="auto" icon={<Trash2 />} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
      {!isOnGroupCalendar(workout) && <CompletionButton clientId={owner.id} workout={workout} />}
      {canChange && (
        <Menu
          trigger={
            <Button icon={<CalendarDays />}>
              {texts.days}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem
            icon={<CalendarDays />}
            isDisabled={stayProblem(workout, today) !== null}
            onSelect={onMove}
          >
            {texts.move}
          </MenuItem>
          <MenuItem icon={<CalendarClock />} onSelect={onReschedule}>
            {texts.reschedule}
          </MenuItem>
        </Menu>
      )}
      {canChange && <Customize owner={owner} work={work} isPrimary={toLog === null} />}
      {toLog !== null && (
        <Button asChild variant="primary">
          <RouterLink to={toLog}>
            <ClipboardList aria-hidden="true" />
            {texts.log}
          </RouterLink>
        </Button>
      )}
    </>
  );
}

interface CompletionButtonProps {
  readonly clientId: number;
  readonly workout: Parameters<typeof useCompletion>[1];
}

function CompletionButton({ clientId, workout }: CompletionButtonProps) {
  const completion = useCompletion(clientId, workout);
  const { is_complete: isDone } = workout;
  return (
    <Button
      icon={isDone ? <RotateCcw /> : <Check />}
      isLoading={completion.isPending}
      onClick={() => completion.mutate(!isDone)}
    >
      {isDone ? texts.markNotDone : texts.markDone}
    </Button>
  );
}

interface CustomizeProps extends Pick<WorkoutActionsProps, 'owner' | 'work'> {
  readonly isPrimary: boolean;
}

function Customize({ owner, work, isPrimary }: CustomizeProps) {
  const { workout, schedule } = work;
  const look = isPrimary ? ({ variant: 'primary' } as const) : {};
  const toWorkout = pathToCustomize(owner, work);
  if (!schedule || toWorkout === null) return null;
  const named = { scheduleId: schedule.id, date: workout.workout_date };
  if (schedule.name === null && schedule.workouts.length === 1) {
    return (
      <Button asChild {...look}>
        <RouterLink to={toWorkout}>
          <Pencil aria-hidden="true" />
          {texts.customize}
        </RouterLink>
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button {...look} icon={<Pencil />}>
          {texts.customize}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuLink>
        <RouterLink to={toWorkout}>{texts.customizeWorkout}</RouterLink>
      </MenuLink>
      <MenuLink>
        <RouterLink to={customizeProgramPath(owner, named)}>{texts.customizeProgram}</RouterLink>
      </MenuLink>
    </Menu>
  );
}
