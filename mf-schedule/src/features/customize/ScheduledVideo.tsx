import type { Workout } from '@formline/shared/contracts/library/workouts';
import { WorkoutVideoEditor } from '@formline/shared/training/workout/video/WorkoutVideoEditor';
import { Card, chakra, Heading } from '@formline/shared/ui/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { customizeTexts as texts } from './customize.texts';
import type { ContentFields } from '../../components/schedule-changes/scheduleCalls';

const Panel = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', minH: '0', overflow: 'hidden' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    ps: '4',
    pe: '2',
    py: '1.5',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Body = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto' } });

export interface ScheduledVideoProps {
  readonly workout: Workout;
  readonly isAddressed: boolean;
  readonly onAddress: () => void;
  readonly canEdit: boolean;
  readonly onSave: (fields: ContentFields, idempotencyKey: string) => Promise<Workout>;
  /** What can be done with the workout as a whole, by somebody who may be led away without a question. */
  readonly renderTools: (letPass: () => void) => ReactNode;
}

/** A scheduled workout that is a video: it is watched, and its name and description are changed for this schedule. */
export function ScheduledVideo({
  workout,
  isAddressed,
  onAddress,
  canEdit,
  onSave,
  renderTools,
}: ScheduledVideoProps) {
  const [shown, setShown] = useState(workout);
  const tellAddress = useEffectEvent(onAddress);
  // Meets the address: only what was read tells that it is a video.
  useEffect(() => {
    if (!isAddressed) tellAddress();
  }, [isAddressed]);
  return (
    <WorkoutVideoEditor
      workout={shown}
      context="rescheduling"
      canEdit={canEdit}
      onSave={async ({ name, description }, idempotencyKey) => {
        // A name that was emptied stays as it was: on a calendar nothing is without one.
        const saved = await onSave({ ...(name !== '' && { name }), description }, idempotencyKey);
        setShown(saved);
        return saved;
      }}
      renderFrame={(parts) => (
        <Panel as="section" padding="none" aria-label={texts.region}>
          <Head>
            <Heading as="h2" size="sm" color="fg.muted" flex="1">
              {parts.title}
            </Heading>
            {parts.actions}
            {renderTools(parts.letPass)}
          </Head>
          <Body>{parts.body}</Body>
        </Panel>
      )}
    />
  );
}
