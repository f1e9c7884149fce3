import { toClockText } from '@formline/shared/domain/dates/clockText';
import { announce, Flex, IconButton, Text } from '@formline/shared/ui/core';
import { Pause, Play, Timer, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { logWorkoutTexts } from './logWorkout.texts';

const { rest: texts } = logWorkoutTexts;
const TICK_MS = 250;
const MS_PER_SECOND = 1000;

interface RestTimerProps {
  readonly seconds: number;
  readonly onEnd: () => void;
}

/** Counts by the clock of the wall, because timers stop in a tab that is not shown. Mount it anew for another rest. */
export function RestTimer({ seconds, onEnd }: RestTimerProps) {
  const [left, setLeft] = useState(seconds * MS_PER_SECOND);
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(() => {
    announce(texts.over);
    onEnd();
  });
  const leftNow = useEffectEvent(() => left);
  // Effect: a screen reader hears the start, and not each second.
  useEffect(() => void announce(texts.started(toClockText(seconds))), [seconds]);
  // Effect: the clock.
  useEffect(() => {
    if (isPaused) return undefined;
    const endsAt = Date.now() + leftNow();
    const timer = setInterval(() => {
      const now = endsAt - Date.now();
      if (now > 0) setLeft(now);
      else end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  return (
    <Flex align="center" gap="2" role="group" aria-label={texts.label}>
      <Timer aria-hidden="true" size={20} />
      <Text as="span" role="timer" aria-label={texts.label} fontWeight="semibold" size="lg" tabular>
        {toClockText(Math.ceil(left / MS_PER_SECOND))}
      </Text>
      <IconButton
        label={isPaused ? texts.resume : texts.pause}
        icon={isPaused ? <Play /> : <Pause />}
        size="sm"
        onClick={() => setIsPaused(!isPaused)}
      />
      <IconButton label={texts.skip} icon={<X />} size="sm" onClick={onEnd} />
    </Flex>
  );
}
