import { LibraryPage } from '../components/library-page/LibraryPage';
import { ExerciseLibrary } from '../features/exercises/ExerciseLibrary';
import { exercisePlace } from '../features/exercises/exercisePlace';
import { useAddressPlace } from '@formline/shared/training/library-list/useAddressPlace.ts';

/** `/libraries/exercises/{product}-exercises`: the provider's exercises, with the chosen one beside them. */
export function ExercisesRoute() {
  const { place, changePlace } = useAddressPlace(exercisePlace);
  return (
    <LibraryPage section="exercises">
      <ExerciseLibrary place={place} onPlaceChange={changePlace} />
    </LibraryPage>
  );
}
