import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import type { AssessmentTimer } from '@formline/shared/domain/clients/performanceAssessments';
import { toClockText } from '@formline/shared/domain/dates/clockText';
import { announce, Button, chakra, Stack, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import {
  type Counter,
  counterPhase,
  elapsedMs,
  isRunning,
  NEW_RUN,
  startRun,
  stopRun,
  type TimerRun,
} from './assessmentTimer';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';
import { timeText } from './resultText';
import { useTimer } from './useTimer';

const SECOND_MS = 1000;

/** As large as a thumb that does not look. */
const Target = chakra('button', {
  base: {
    display: 'grid',
    placeContent: 'center',
    gap: '2',
    w: 'full',
    minH: '64',
    px: '4',
    textAlign: 'center',
    borderRadius: 'lg',
    border: 'thick',
    borderColor: 'accent',
    bg: 'accent.subtle',
    color: 'accent.text',
    fontSize: 'lg',
    fontWeight: 'medium',
    userSelect: 'none',
    touchAction: 'manipulation',
    cursor: 'pointer',
    _active: { bg: 'bg.muted' },
    '&[aria-disabled]': { borderColor: 'border', bg: 'bg.subtle', color: 'fg.muted', cursor: 'default' },
  },
});
const Figure = chakra('span', {
  base: { fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'none', fontVariantNumeric: 'tabular-nums' },
});

interface TimerDialogProps {
  readonly name: AssessmentName;
  readonly timer: AssessmentTimer;
  readonly run: TimerRun;
  readonly onRun: (run: TimerRun) => void;
  /** As typed into the field. */
  readonly onUse: (result: string) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function TimerDialog({ name, timer, run, onRun, onUse, onClose, finalFocus }: TimerDialogProps) {
  const targetRef = useRef<HTMLButtonElement>(null);
  const now = useTimer(timer, run);
  const label = texts.names[name];
  const result = resultOf(timer, run, now);
  const handleStartAgain = () => {
    targetRef.current?.focus();
    onRun(NEW_RUN);
  };
  return (
    <Dialog
      isOpen
      anchor="top"
      title={timer.kind === 'stopwatch' ? texts.stopwatchOf(label) : texts.counterOf(label)}
      onClose={onClose}
      initialFocusRef={targetRef}
      finalFocus={finalFocus}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {run !== NEW_RUN && <Button onClick={handleStartAgain}>{texts.startAgain}</Button>}
          {result !== null && (
            <Button variant="primary" onClick={() => onUse(result)}>
              {texts.useResult(result)}
            </Button>
          )}
        </>
      }
    >
      {timer.kind === 'stopwatch' ? (
        <Stopwatch {...{ run, onRun, now, targetRef }} />
      ) : (
        <CounterFace {...{ timer, run, onRun, now, targetRef }} />
      )}
    </Dialog>
  );
}

/** Null while there is none yet. */
function resultOf(timer: AssessmentTimer, run: TimerRun, now: number): string | null {
  if (timer.kind === 'stopwatch') {
    return isRunning(run) || run.keptMs === 0 ? null : timeText(run.keptMs / SECOND_MS);
  }
  return counterPhase(timer, run, now).name === 'over' ? String(run.count) : null;
}

interface FaceProps {
  readonly run: TimerRun;
  readonly onRun: (run: TimerRun) => void;
  readonly now: number;
  readonly targetRef: RefObject<HTMLButtonElement | null>;
}

/** A held key would press the target many times. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

function Stopwatch({ run, onRun, now, targetRef }: FaceProps) {
  const elapsed = timeText(Math.floor(elapsedMs(run, now) / 100) / 10);
  const handlePress = () => {
    const pressedAt = Date.now();
    if (isRunning(run)) {
      const stopped = stopRun(run, pressedAt);
      announce(texts.stoppedAt(timeText(stopped.keptMs / SECOND_MS)));
      onRun(stopped);
    } else {
      announce(texts.started);
      onRun(startRun(run, pressedAt));
    }
  };
  return (
    <Stack gap="4" pb="2">
      <Target ref={targetRef} type="button" onClick={handlePress} onKeyDown={ignoreRepeats}>
        <Figure role="timer" aria-label={texts.elapsed}>
          {isRunning(run) || run.keptMs === 0 ? elapsed : timeText(run.keptMs / SECOND_MS)}
        </Figure>
        {isRunning(run) ? texts.stop : run.keptMs > 0 ? texts.goOn : texts.start}
      </Target>
    </Stack>
  );
}

function CounterFace({ timer, run, onRun, now, targetRef }: FaceProps & { readonly timer: Counter }) {
  const { name, leftSeconds } = counterPhase(timer, run, now);
  const handlePress = () => {
    const pressedAt = Date.now();
    if (name === 'ready') {
      announce(texts.started);
      onRun(startRun(run, pressedAt));
    } else if (counterPhase(timer, run, pressedAt).name === 'count') {
      onRun({ ...run, count: run.count + 1 });
    }
  };
  return (
    <Stack gap="4" pb="2">
      <Text tone="muted">{timer.leadSeconds > 0 ? texts.stepFor : texts.countHint}</Text>
      <Text fontSize="2xl" fontVariantNumeric="tabular-nums" role="timer" aria-label={texts.timeLeft}>
        {toClockText(leftSeconds)}
      </Text>
      <Target
        ref={targetRef}
        type="button"
        aria-disabled={name === 'lead' || name === 'over' || undefined}
        onClick={handlePress}
        onKeyDown={ignoreRepeats}
      >
        {name === 'ready' && texts.start}
        {name === 'lead' && texts.leadRunning}
        {(name === 'count' || name === 'over') && (
          <>
            <Figure>{run.count}</Figure>
            {texts.counted}
          </>
        )}
      </Target>
      <Text role="status">{name === 'over' && `${texts.countIsOver} ${texts.count(run.count)}.`}</Text>
      {run.count > 0 && (
        <Button size="sm" alignSelf="start" onClick={() => onRun({ ...run, count: run.count - 1 })}>
          {texts.removeOne}
        </Button>
      )}
    </Stack>
  );
}
