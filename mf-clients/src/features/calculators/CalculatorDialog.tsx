import type { Client, CurrentUser } from '@formline/shared/contracts/users';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import { useCanEdit, useSession } from '@formline/shared/session';
import { chakra, lazyPart, Text } from '@formline/shared/ui/core';
import { firstEntryOf } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { CalculatorIntro } from './CalculatorIntro';
import type { CalculatorKind } from './calculatorKinds';
import { calculatorNames, calculatorsTexts } from './calculators.texts';
import { CalculatorSkeleton } from './CalculatorSkeleton';
import { calculatorSubject } from './calculatorSubject';
import type { CalculatorProps } from './screen/calculatorProps';
import { isIntroSeen, markIntroSeen } from './seenIntros';

const looks = { loading: <CalculatorSkeleton />, failedTitle: calculatorsTexts.failed };
const calculators: Readonly<Record<CalculatorKind, ComponentType<CalculatorProps>>> = {
  BWP: lazyPart(
    async () => (await import('./body-weight-plan/BodyWeightPlanCalculator')).BodyWeightPlanCalculator,
    looks,
  ),
  ONE_RM: lazyPart(async () => (await import('./one-rm/OneRmCalculator')).OneRmCalculator, looks),
  BMI: lazyPart(async () => (await import('./bmi/BmiCalculator')).BmiCalculator, looks),
  MHR: lazyPart(
    async () => (await import('./max-heart-rate/MaxHeartRateCalculator')).MaxHeartRateCalculator,
    looks,
  ),
  BodyFat: lazyPart(async () => (await import('./body-fat/BodyFatCalculator')).BodyFatCalculator, looks),
};

interface CalculatorDialogProps {
  readonly kind: CalculatorKind;
  /** For whom it is reckoned: a client, or the signed-in trainer. */
  readonly subject: Client | CurrentUser;
  readonly onClose: () => void;
  /** What gets focus when it closes, if not what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** One calculator, open as long as it stands; it introduces itself once in a browser. */
export function CalculatorDialog({ kind, subject: person, onClose, finalFocus }: CalculatorDialogProps) {
  const session = useSession();
  const canSave = useCanEdit();
  const subject = useMemo(() => calculatorSubject(person), [person]);
  const [isIntroduced, setIsIntroduced] = useState(() => isIntroSeen(kind));
  const content = useRef<HTMLDivElement>(null);
  const [today] = useState(() => localCalendarDate(new Date()));
  // Meets the browser's storage: closed at once, an intro was shown all the same.
  useEffect(() => markIntroSeen(kind), [kind]);
  if (session.status !== 'signed-in') return null;
  const Calculator = calculators[kind];
  const firstEntry = {
    get current() {
      return firstEntryOf(content.current?.querySelector('form') ?? null);
    },
  };
  const handleStart = () => {
    // The button goes: a dialog that loses its focus gives it to its close button, maybe after the form has taken it.
    content.current?.focus();
    setIsIntroduced(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      initialFocusRef={firstEntry}
      finalFocus={finalFocus}
      title={
        <>
          {calculatorNames[kind]}
          <Text as="span" display="block" size="sm" tone="muted" fontWeight="normal" mt="0.5">
            {subject.isSelf ? calculatorsTexts.forSelf : calculatorsTexts.forClient(subject.name)}
          </Text>
        </>
      }
    >
      <chakra.div ref={content} h="full" tabIndex={-1} outline="none">
        {isIntroduced ? (
          <Calculator subject={subject} units={session.user} today={today} canSave={canSave} />
        ) : (
          <CalculatorIntro kind={kind} onStart={handleStart} />
        )}
      </chakra.div>
    </Dialog>
  );
}
