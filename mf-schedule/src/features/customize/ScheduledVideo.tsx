import type { Workout } from '@formline/shared/contracts/library/workouts';
import { WorkoutFrame } from '@formline/shared/training/workout/frame/WorkoutFrame';
import { WorkoutVideoEditor } from '@formline/shared/training/workout/video/WorkoutVideoEditor';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { customizeTexts as texts } from './customize.texts';
import type { ContentFields } from '../../components/schedule-changes/scheduleCalls';

export interface ScheduledVideoProps {
  readonly workout: Workout;
  readonly isAddressed: boolean;
  readonly onAddress: () => void;
  readonly canEdit: boolean;
  readonly onSave: (fields: ContentFields, idempotencyKey: string) => Promise<Workout>;
  readonly renderTools: (letPass: () => void) => ReactNode;
}

export function ScheduledVideo({
  workout,
  isAddressed,
  onAddress,
  canEdit,
  onSave,
  renderTools,
}: ScheduledVideoProps) {
  const [shown, setShown] = useState(workout);
  const correctAddress = useEffectEvent(onAddress);
  // Effect: only the loaded workout tells that it is a video, so the URL is corrected afterwards.
  useEffect(() => {
    if (!isAddressed) correctAddress();
  }, [isAddressed]);
  return (
    <WorkoutVideoEditor
      workout={shown}
      context="rescheduling"
      canEdit={canEdit}
      onSave={async ({ name, description }, idempotencyKey) => {
        // Names are required on a calendar, so an emptied name is not sent.
        const saved = await onSave({ ...(name !== '' && { name }), description }, idempotencyKey);
        setShown(saved);
        return saved;
      }}
      renderFrame={(parts) => (
        <WorkoutFrame
          label={texts.region}
          title={parts.title}
          actions={
            <>
              {parts.actions}
              {renderTools(parts.letPass)}
            </>
          }
        >
          {parts.body}
        </WorkoutFrame>
      )}
    />
  );
}
