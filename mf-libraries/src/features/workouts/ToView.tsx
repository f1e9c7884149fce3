import { Navigate, useSearchParams } from '@formline/shared/routing';
import { type WorkoutViewState, workoutViewState, type WorkoutView } from './workoutViewState';

interface ToViewProps {
  readonly viewState: WorkoutViewState;
  readonly view: WorkoutView;
}

export function ToView({ viewState, view }: ToViewProps) {
  const [params] = useSearchParams();
  return <Navigate to={{ search: String(workoutViewState.write(params, { ...viewState, view })) }} replace />;
}
