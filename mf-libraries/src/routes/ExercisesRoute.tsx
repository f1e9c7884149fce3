import { LibraryPage } from '../components/library-page/LibraryPage';
import { ExerciseLibrary } from '../features/exercises/ExerciseLibrary';
import { useExercisePlace } from '../features/exercises/useExercisePlace';

/** `/libraries/exercises/{product}-exercises`: the provider's exercises, with the chosen one beside them. */
export function ExercisesRoute() {
  const { place, changePlace } = useExercisePlace();
  return (
    <LibraryPage section="exercises">
      <ExerciseLibrary place={place} onPlaceChange={changePlace} />
    </LibraryPage>
  );
}
