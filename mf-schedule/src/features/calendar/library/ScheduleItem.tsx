import type { ProgramSummary } from '@formline/shared/contracts/library/programs';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useQuery, type UseQueryResult } from '@formline/shared/query';
import { toProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import { programQuery } from '@formline/shared/training/program/list/programs.queries.ts';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { ErrorState, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { scheduledName, toRequestedWorkouts } from '../../../components/draft-workouts/draftWorkouts';
import type { CalendarOwner } from '../../../components/calendar-owner/calendarOwner';
import type { PathOwner } from '../../../components/calendar-owner/schedulingPaths';
import { useOwningClient, useOwningGroup } from '../../../components/calendar-owner/useCalendarOwner';
import { LazyScheduleDialog } from '../../../components/schedule-dialog/LazyScheduleDialog';
import type { ScheduleDialogProps } from '../../../components/schedule-dialog/ScheduleDialog';
import { scheduleDialogTexts } from '../../../components/schedule-dialog/scheduleDialog.texts';
import { useScheduling } from '../../../components/schedule-dialog/useScheduling';
import {
  programRequest,
  type ProgramToSchedule,
  scheduledProgramName,
} from '../../../components/schedule-program/programRequest';
import { libraryPanelTexts as texts } from './libraryPanel.texts';

export type LibraryItem =
  | { readonly kind: 'workouts'; readonly item: WorkoutSummary }
  | { readonly kind: 'programs'; readonly item: ProgramSummary };

interface ScheduleItemProps {
  readonly owner: PathOwner;
  readonly chosen: LibraryItem;
  readonly date: string;
  readonly onClose: () => void;
}

/** Asks for the dates and shows every day before anything is sent, as where the item is assigned. */
export function ScheduleItem(props: ScheduleItemProps) {
  return props.owner.kind === 'client' ? <ForClient {...props} /> : <ForGroup {...props} />;
}

function ForClient({ owner, ...item }: ScheduleItemProps) {
  const state = useOwningClient(owner.id);
  return state.status === 'found' ? <ItemDialog owner={state.owner} {...item} /> : null;
}

function ForGroup({ owner, ...item }: ScheduleItemProps) {
  const state = useOwningGroup(owner.id);
  return state.status === 'found' ? <ItemDialog owner={state.owner} {...item} /> : null;
}

interface ItemDialogProps extends Omit<ScheduleItemProps, 'owner'> {
  readonly owner: CalendarOwner;
}

function ItemDialog({ chosen, ...props }: ItemDialogProps) {
  return chosen.kind === 'workouts' ? (
    <WorkoutDialog workout={chosen.item} {...props} />
  ) : (
    <ProgramDialog id={chosen.item.id} {...props} />
  );
}

type DialogProps = Omit<ItemDialogProps, 'chosen'>;

function WorkoutDialog({ workout, ...props }: DialogProps & { readonly workout: WorkoutSummary }) {
  const today = useToday();
  const name = scheduledName(workout.name, today);
  const key = String(workout.id);
  return (
    <DatesDialog
      {...props}
      name={name}
      assigned="workout"
      modes="once-or-repeat"
      workouts={[{ key, name, days_of_week: [] }]}
      requestOf={({ daysOf, ...dates }) => ({
        ...dates,
        workouts: toRequestedWorkouts([{ workout, draft: null, days_of_week: daysOf(key) }], today),
      })}
    />
  );
}

const UNCHANGED: ProgramToSchedule['changedWorkouts'] = new Map();

function ProgramDialog({ id, ...props }: DialogProps & { readonly id: number }) {
  const today = useToday();
  const query = useQuery(programQuery(id));
  const program = query.data;
  if (!program) return <LoadingProgram query={query} onClose={props.onClose} />;
  const { owner } = props;
  const request = { owner, program, draft: toProgramDraft(program), changedWorkouts: UNCHANGED, today };
  return (
    <DatesDialog
      {...props}
      name={scheduledProgramName(request)}
      assigned="program"
      modes="repeat-only"
      workouts={program.workouts}
      weekCount={program.week_count}
      requestOf={(dates) => programRequest(request, dates)}
    />
  );
}

interface LoadingProgramProps {
  readonly query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  readonly onClose: () => void;
}

function LoadingProgram({ query, onClose }: LoadingProgramProps) {
  return (
    <Dialog isOpen title={texts.program} onClose={onClose}>
      {query.isError ? (
        <ErrorState title={texts.failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState label={texts.loading}>
          <Skeleton h="40" />
        </LoadingState>
      )}
    </Dialog>
  );
}

type Scheduling = ReturnType<typeof useScheduling>;

interface DatesDialogProps
  extends DialogProps, Pick<ScheduleDialogProps, 'modes' | 'workouts' | 'weekCount'> {
  readonly name: string;
  readonly assigned: 'workout' | 'program';
  readonly requestOf: (dates: Parameters<ScheduleDialogProps['onSchedule']>[0]) => Parameters<Scheduling>[0];
}

/** The calendar is the page that scheduling leads to, so that nothing is left. */
const stay = { goOn: (leave: () => void) => leave() };

function DatesDialog(props: DatesDialogProps) {
  const { owner, name, assigned, modes, workouts, weekCount, date, requestOf, onClose } = props;
  const schedule = useScheduling(owner, stay);
  return (
    <LazyScheduleDialog
      {...{ owner, modes, workouts, weekCount, onClose }}
      title={scheduleDialogTexts.title(name)}
      startDate={date}
      onSchedule={async (dates, _key, isAddedAgain) => {
        await schedule(requestOf(dates), { assigned, title: name, isAddedAgain });
        onClose();
      }}
    />
  );
}
