import { useQuery } from '@formline/shared/query';
import { useLocation, useNavigate, useSearchParams } from '@formline/shared/routing';
import { useCanEdit, useSession } from '@formline/shared/session';
import { readId } from '@formline/shared/training/library-list/listViewState.ts';
import { ErrorState } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
import type { CalendarOwner } from '../components/calendar-owner/calendarOwner';
import { schedulingPath } from '../components/calendar-owner/schedulingPaths';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { LogWorkout } from '../features/log-workout/LogWorkout';
import { logWorkoutTexts as texts } from '../features/log-workout/logWorkout.texts';
import { workoutLogQuery } from '../features/log-workout/sendLog';

const title = schedulingPageTexts.names['log-workout'];

export function LogWorkoutRoute() {
  return <CalendarOwnerGate title={title}>{(owner) => <Page owner={owner} />}</CalendarOwnerGate>;
}

function Page({ owner }: { readonly owner: CalendarOwner }) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const canEdit = useCanEdit();
  const today = useToday();
  const scheduledWorkoutId = readId(params, 'scheduledWorkoutId');
  const opened = useQuery({
    ...workoutLogQuery({ clientId: owner.id, scheduledWorkoutId: scheduledWorkoutId ?? 0 }),
    enabled: false,
  });
  const name = opened.data?.scheduled_workout.workout_name;
  const date = opened.data?.scheduled_workout.workout_date;
  const handleFinished = () => {
    if (name !== undefined) notify.success(texts.finished(name));
    void navigate(schedulingPath(owner, 'calendar', { date }));
  };
  return (
    <SchedulingPage
      owner={owner}
      kind="log-workout"
      page={{ label: title, to: `${pathname}${search}` }}
      fills="content"
      {...(name !== undefined && { title: name })}
    >
      {scheduledWorkoutId === null || session.status !== 'signed-in' ? (
        <ErrorState title={texts.noLongerThere} text={texts.noLongerThereText} />
      ) : (
        <LogWorkout
          key={scheduledWorkoutId}
          logRef={{ clientId: owner.id, scheduledWorkoutId, userId: session.user.id, today }}
          unit={session.user.unit_weight}
          canEdit={canEdit}
          onFinished={handleFinished}
        />
      )}
    </SchedulingPage>
  );
}
