import { useQuery, useQueryClient } from '@formline/shared/query';
import { useLocation } from '@formline/shared/routing';
import type { ChangeViewState } from '@formline/shared/training/library-list/useViewState.ts';
import { setVideoInCache, workoutQuery } from '@formline/shared/training/workout/list/workoutList.queries.ts';
import { WorkoutVideoEditor } from '@formline/shared/training/workout/video/WorkoutVideoEditor';
import { OpenWorkout } from '@formline/shared/training/workout/frame/OpenWorkout';
import { useState } from 'react';
import { useEditSession } from '../../../components/editor-stay/useEditSession';
import { ToView } from '../ToView';
import { WorkoutActions } from '../WorkoutActions';
import { WorkoutFrame } from '@formline/shared/training/workout/frame/WorkoutFrame';
import {
  NEW_WORKOUT,
  type OpenWorkoutId,
  type WorkoutViewState,
  workoutViewState,
} from '../workoutViewState';
import { saveVideoWorkout } from './saveVideoWorkout';

interface WorkoutVideoScreenProps {
  readonly viewState: WorkoutViewState;
  readonly workoutId: OpenWorkoutId;
  readonly onViewStateChange: ChangeViewState<WorkoutViewState>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly canEdit: boolean;
  readonly takesFocus: boolean;
}

const view = 'videoWorkout';

export function WorkoutVideoScreen(props: WorkoutVideoScreenProps) {
  const { viewState, workoutId, onViewStateChange, onClose, onDeleted, canEdit, takesFocus } = props;
  const cache = useQueryClient();
  const { pathname } = useLocation();
  const { key, markMade } = useEditSession(workoutId);
  const [reloads, setReloads] = useState(0);
  const isNew = workoutId === NEW_WORKOUT;
  const known = useQuery({ ...workoutQuery(isNew ? 0 : workoutId), enabled: !isNew });
  const workout = isNew ? null : known.data;
  if (workout === undefined && !isNew) {
    return (
      <OpenWorkout id={workoutId} onClose={onClose}>
        {() => null}
      </OpenWorkout>
    );
  }
  const given = workout ?? null;
  if (given?.uploaded_media === null) return <ToView viewState={viewState} view="workoutDetails" />;
  return (
    <WorkoutVideoEditor
      key={`${key} ${reloads}`}
      workout={given}
      context="library"
      canEdit={canEdit}
      onSave={(input, idempotencyKey) => saveVideoWorkout(cache, given, { input, idempotencyKey })}
      onMade={(id) => {
        markMade(id);
        onViewStateChange({ view, workoutId: id }, { replace: true });
      }}
      onReload={() => setReloads(reloads + 1)}
      onVideoChange={(media) => setVideoInCache(cache, media)}
      isStaying={(next) => {
        const there = workoutViewState.read(new URLSearchParams(next.search));
        return next.pathname === pathname && there.view === view && there.workoutId === workoutId;
      }}
      renderFrame={({ title, actions, isBusy, letPass, body }) => (
        <WorkoutFrame
          title={title}
          takesFocus={takesFocus || isNew || reloads > 0}
          actions={
            <>
              {actions}
              {canEdit && given && (
                <WorkoutActions
                  workout={given}
                  isBusy={isBusy}
                  onDeleted={() => {
                    letPass();
                    onDeleted();
                  }}
                />
              )}
            </>
          }
          onClose={onClose}
        >
          {body}
        </WorkoutFrame>
      )}
    />
  );
}
