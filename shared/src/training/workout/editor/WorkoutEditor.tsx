import { contextRules } from '../../editing/programContext';
import { OpenWorkoutEditor, type OpenWorkoutEditorProps } from './OpenWorkoutEditor';
import { WorkoutDetails } from './WorkoutDetails';

export interface WorkoutEditorProps extends OpenWorkoutEditorProps {
  readonly canEdit: boolean;
}

/**
 * A workout that is put together: its sections, what stands in them, and beside them what is open. It begins with the
 * `workout` it is first given: give it a `key` that changes with what is edited. Read-only where the context says so.
 */
export function WorkoutEditor({ canEdit, ...editor }: WorkoutEditorProps) {
  const { workout, context } = editor;
  const isOwn = workout === null || workout.owner_id !== null;
  if (contextRules(context, { canEdit, isOwn }).canEditContent) return <OpenWorkoutEditor {...editor} />;
  return workout && <WorkoutDetails {...editor} workout={workout} />;
}
