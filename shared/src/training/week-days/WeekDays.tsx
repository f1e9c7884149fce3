import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { weekdaysTexts } from '@formline/shared/domain/dates/weekdays.texts';
import { chakra, VisuallyHidden } from '@formline/shared/ui/core';
import { type KeyboardEvent, memo, useRef, useState } from 'react';

const texts = { none: 'No days chosen' };

const Week = chakra('div', { base: { display: 'flex', gap: '1' } });
const dayLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'medium',
} as const;
const inHighContrast = {
  _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
} as const;
const Toggle = chakra('button', {
  base: {
    ...dayLook,
    border: 'thin',
    borderColor: 'border.control',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': {
      bg: 'accent',
      borderColor: 'accent',
      color: 'accent.fg',
      _hover: { bg: 'accent.hover' },
      ...inHighContrast,
    },
  },
});
const Mark = chakra('span', {
  base: { ...dayLook, color: 'fg.subtle' },
  variants: { isOn: { true: { bg: 'accent.subtle', color: 'accent.text', ...inHighContrast }, false: {} } },
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const LAST_DAY = DAYS_OF_WEEK.length - 1;

export interface WeekDaysProps {
  label: string;
  days: readonly DayOfWeek[];
  onToggle?: ((day: DayOfWeek) => void) | undefined;
}

/** Weekdays of a workout. One Tab stop; arrow keys move between days. */
export const WeekDays = memo(function WeekDays({ label, days, onToggle }: WeekDaysProps) {
  const weekRef = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  if (!onToggle) return <ShownDays label={label} days={days} />;
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(reached + step, 0), LAST_DAY);
    setReached(next);
    weekRef.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Week ref={weekRef} role="group" aria-label={label} onKeyDown={handleKeyDown}>
      {DAYS_OF_WEEK.map((day, index) => (
        <Toggle
          key={day}
          type="button"
          aria-label={weekdaysTexts[index]?.name}
          title={weekdaysTexts[index]?.name}
          aria-pressed={days.includes(day)}
          tabIndex={index === reached ? 0 : -1}
          onFocus={() => setReached(index)}
          onClick={() => onToggle(day)}
        >
          {weekdaysTexts[index]?.initial}
        </Toggle>
      ))}
    </Week>
  );
});

function ShownDays({ label, days }: Pick<WeekDaysProps, 'label' | 'days'>) {
  const names = days.map((day) => weekdaysTexts[Number(day)]?.name).join(', ');
  return (
    <Week role="group" aria-label={label}>
      <VisuallyHidden>{names || texts.none}</VisuallyHidden>
      {DAYS_OF_WEEK.map((day, index) => (
        <Mark key={day} isOn={days.includes(day)} aria-hidden="true">
          {weekdaysTexts[index]?.initial}
        </Mark>
      ))}
    </Week>
  );
}
