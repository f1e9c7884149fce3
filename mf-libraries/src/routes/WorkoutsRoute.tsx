import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { CreateWorkoutMenu } from '../features/workouts/CreateWorkoutMenu';
import { duplicateNameIn } from '@formline/shared/training/workout/list/duplicateName.ts';
import { OWN_WORKOUTS_PATH } from '../features/workouts/workoutAddresses';
import { useOpenedCopy } from '@formline/shared/training/workout/list/useOpenedCopy.ts';
import { WorkoutLibrary } from '../features/workouts/WorkoutLibrary';
import { NEW_WORKOUT, workoutViewState } from '../features/workouts/workoutViewState';

export function WorkoutsRoute() {
  const location = useLocation();
  const { pathname, search } = location;
  const { viewState, changeViewState } = useViewState(workoutViewState);
  const canEdit = useCanEdit();
  const duplicateName = duplicateNameIn(location.state);
  const isCopy = useOpenedCopy(viewState.workoutId, duplicateName !== null);
  if (duplicateName !== null) {
    const found = workoutViewState.write(new URLSearchParams(search), {
      ...viewState,
      search: duplicateName,
    });
    return <Navigate to={{ pathname, search: String(found) }} replace />;
  }
  const source = pathname === OWN_WORKOUTS_PATH ? 'trainer' : PRODUCT_SLUG;
  if (viewState.workoutId === NEW_WORKOUT && source !== 'trainer') {
    return <Navigate to={{ pathname: OWN_WORKOUTS_PATH, search }} replace />;
  }
  return (
    <LibraryPage section="workouts" actions={canEdit && <CreateWorkoutMenu />}>
      <WorkoutLibrary
        key={pathname}
        source={source}
        viewState={viewState}
        onViewStateChange={changeViewState}
        canEdit={canEdit}
        takesFocus={isCopy}
      />
    </LibraryPage>
  );
}
