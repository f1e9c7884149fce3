import { Navigate, useSearchParams } from '@formline/shared/routing';
import { type WorkoutPlace, workoutPlace, type WorkoutView } from './workoutPlace';

interface ToViewProps {
  readonly place: WorkoutPlace;
  readonly view: WorkoutView;
}

/** Goes on to the view that fits the workout, where the address names another. */
export function ToView({ place, view }: ToViewProps) {
  const [params] = useSearchParams();
  return <Navigate to={{ search: String(workoutPlace.write(params, { ...place, view })) }} replace />;
}
