import type { LoggedWorkout } from '@formline/shared/contracts/records/loggedWorkouts';
import { type LogDraft, logProgress } from '@formline/shared/domain/training/logDraft';
import type { DraftSaver } from '@formline/shared/training/editing/draftSaver.ts';
import { SaveStatus } from '@formline/shared/training/editing/SaveStatus';
import { useSaveFailure, useSaveState } from '@formline/shared/training/editing/useDraftSaver.ts';
import { Badge, Button, chakra, Flex, Text } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { Check, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { logWorkoutTexts as texts } from './logWorkout.texts';
import { RestTimer } from './RestTimer';
import { isConnectionFailure } from './sendLog';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    mt: '6',
    px: '5',
    py: '3',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
});
const Track = chakra('div', {
  base: { w: '32', h: '2', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
});
const Filled = chakra('div', { base: { h: 'full', bg: 'accent' } });

interface LogFooterProps {
  readonly draft: LogDraft;
  readonly saver: DraftSaver<LogDraft, LoggedWorkout>;
  readonly isComplete: boolean;
  readonly rest: { readonly id: number; readonly seconds: number } | null;
  readonly onRestEnd: () => void;
  readonly onFinish: () => void;
  readonly onLeave: () => void;
}

export function LogFooter({ draft, saver, isComplete, rest, onRestEnd, onFinish, onLeave }: LogFooterProps) {
  const [isAsking, setIsAsking] = useState(false);
  const state = useSaveState(saver);
  const { done, all } = logProgress(draft);
  const handleFinish = () => (done < all ? setIsAsking(true) : onFinish());
  const { title, text, confirm, stay } = texts.unfinished;
  return (
    <Bar>
      <Progress done={done} all={all} />
      {rest && <RestTimer key={rest.id} seconds={rest.seconds} onEnd={onRestEnd} />}
      <Flex ms="auto" align="center" gap="4" wrap="wrap">
        <Status saver={saver} isFinished={draft.isFinished} />
        {isComplete ? (
          <>
            <Badge tone="complete">{texts.done}</Badge>
            <Button variant="primary" onClick={onLeave}>
              {texts.backToCalendar}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            icon={<Check />}
            isLoading={draft.isFinished && state === 'loading'}
            onClick={handleFinish}
          >
            {texts.finish}
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onFinish();
        }}
        title={title}
        text={text(all - done)}
        confirmLabel={confirm}
        cancelLabel={stay}
      />
    </Bar>
  );
}

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <Flex align="center" gap="3">
      <Track
        role="progressbar"
        aria-label={texts.progress(done, all)}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={all}
      >
        <Filled style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }} />
      </Track>
      <Text as="span" tabular fontWeight="medium">
        {texts.progress(done, all)}
      </Text>
    </Flex>
  );
}

interface StatusProps {
  readonly saver: DraftSaver<LogDraft, LoggedWorkout>;
  readonly isFinished: boolean;
}

function Status({ saver, isFinished }: StatusProps) {
  const failure = useSaveFailure(saver);
  if (!isConnectionFailure(failure)) return <SaveStatus saver={saver} />;
  return (
    <Flex align="center" gap="2" role="status">
      <CloudOff aria-hidden="true" size={16} />
      <Text as="span" size="sm" tone="muted">
        {isFinished ? texts.waitingToFinish : texts.waiting}
      </Text>
    </Flex>
  );
}
