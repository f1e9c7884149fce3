import { contextRules } from '../../editing/programContext';
import { OpenWorkoutEditor, type OpenWorkoutEditorProps } from './OpenWorkoutEditor';
import { WorkoutDetails } from './WorkoutDetails';

export interface WorkoutEditorProps extends OpenWorkoutEditorProps {
  readonly canEdit: boolean;
}

/** Later `workout` values are ignored, so another one needs a new `key`. Read-only where the context says so. */
export function WorkoutEditor({ canEdit, ...editor }: WorkoutEditorProps) {
  const { workout, context } = editor;
  const isOwn = workout === null || workout.owner_id !== null;
  if (contextRules(context, { canEdit, isOwn }).canEditContent) return <OpenWorkoutEditor {...editor} />;
  return workout && <WorkoutDetails {...editor} workout={workout} />;
}
