import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { Navigate, useLocation } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';
import { LibraryPage } from '../components/library-page/LibraryPage';
import { CreateWorkoutMenu } from '../features/workouts/CreateWorkoutMenu';
import { duplicateNameIn } from '@formline/shared/training/workout-list/duplicateName.ts';
import { OWN_WORKOUTS_PATH } from '../features/workouts/workoutAddresses';
import { useOpenedCopy } from '@formline/shared/training/workout-list/useOpenedCopy.ts';
import { WorkoutLibrary } from '../features/workouts/WorkoutLibrary';
import { NEW_WORKOUT, workoutPlace } from '../features/workouts/workoutPlace';

/** `/libraries/workouts/…`: the provider's workouts or own ones, with the open one beside the list. */
export function WorkoutsRoute() {
  const location = useLocation();
  const { pathname, search } = location;
  const { place, changePlace } = useAddressPlace(workoutPlace);
  const canEdit = useCanEdit();
  const duplicateName = duplicateNameIn(location.state);
  const isCopy = useOpenedCopy(place.workoutId, duplicateName !== null);
  if (duplicateName !== null) {
    const found = workoutPlace.write(new URLSearchParams(search), { ...place, search: duplicateName });
    return <Navigate to={{ pathname, search: String(found) }} replace />;
  }
  const source = pathname === OWN_WORKOUTS_PATH ? 'trainer' : PRODUCT_SLUG;
  if (place.workoutId === NEW_WORKOUT && source !== 'trainer') {
    return <Navigate to={{ pathname: OWN_WORKOUTS_PATH, search }} replace />;
  }
  return (
    <LibraryPage section="workouts" actions={canEdit && <CreateWorkoutMenu />}>
      <WorkoutLibrary
        key={pathname}
        source={source}
        place={place}
        onPlaceChange={changePlace}
        canEdit={canEdit}
        takesFocus={isCopy}
      />
    </LibraryPage>
  );
}
