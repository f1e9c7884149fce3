import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { duplicateNameIn } from '@formline/shared/training/workout/list/duplicateName.ts';
import { useOpenedCopy } from '@formline/shared/training/workout/list/useOpenedCopy.ts';
import { schedulingPageTexts } from '../components/scheduling-page/schedulingPage.texts';
import { SchedulingPage } from '../components/scheduling-page/SchedulingPage';
import { schedulingTabs } from '../components/calendar-owner/schedulingPaths';
import { CalendarOwnerGate } from '../components/calendar-owner/CalendarOwnerGate';
import { AssignWorkout } from '../features/assign-workout/AssignWorkout';
import { assignWorkoutViewState } from '../features/assign-workout/assignWorkoutViewState';
import { workoutSteps } from '../features/assign-workout/workoutSteps';

const kind = 'schedule-workouts';
const { own } = schedulingTabs.workouts;

export function AssignWorkoutRoute() {
  const location = useLocation();
  const { pathname, search } = location;
  const canEdit = useCanEdit();
  const { viewState, changeViewState } = useViewState(assignWorkoutViewState);
  const duplicateName = duplicateNameIn(location.state);
  const isCopy = useOpenedCopy(viewState.workoutId, duplicateName !== null);
  const params = new URLSearchParams(search);
  if (duplicateName !== null) {
    const found = assignWorkoutViewState.write(params, { ...viewState, search: duplicateName });
    return <Navigate to={{ pathname, search: String(found) }} replace />;
  }
  const source = pathname.endsWith(`/${own}`) ? 'trainer' : PRODUCT_SLUG;
  return (
    <CalendarOwnerGate title={schedulingPageTexts.names[kind]}>
      {(owner) => (
        <SchedulingPage owner={owner} kind={kind} steps={workoutSteps(viewState, pathname, params)}>
          <AssignWorkout
            key={source}
            owner={owner}
            source={source}
            viewState={viewState}
            onViewStateChange={changeViewState}
            canEdit={canEdit}
            takesFocus={isCopy}
          />
        </SchedulingPage>
      )}
    </CalendarOwnerGate>
  );
}
