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
  const tellAddress = useEffectEvent(onAddress);
  // Effect: only the loaded workout tells that it is a video, so the URL is corrected afterwards.
  useEffect(() => {
    if (!isAddressed) tellAddress();
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
