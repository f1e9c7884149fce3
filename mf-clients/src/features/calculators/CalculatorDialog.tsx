import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import type { BestSet } from '@formline/shared/contracts/records/loggedWorkouts';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useCanEdit, useSession } from '@formline/shared/session';
import { chakra, Text } from '@formline/shared/ui/core';
import { firstEntryOf } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { CalculatorIntro } from './CalculatorIntro';
import { calculatorsTexts } from './calculators.texts';
import { calculatorPerson } from './calculatorPerson';
import type { CalculatorDefinition } from './screen/defineCalculator';
import { isIntroSeen, markIntroSeen } from './seenIntros';

export interface CalculatorDialogProps {
  readonly person: Client | CurrentUser;
  readonly bestSet?: BestSet | undefined;
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

interface LoadedCalculator {
  readonly kind: CalculatorKind;
  readonly name: string;
  readonly definition: CalculatorDefinition;
}

export const calculatorDialog = (calculator: LoadedCalculator): ComponentType<CalculatorDialogProps> =>
  function OpenCalculatorDialog(props) {
    return <CalculatorDialog {...props} {...calculator} />;
  };

function CalculatorDialog(props: CalculatorDialogProps & LoadedCalculator) {
  const { kind, name, definition, person: profile, bestSet, onClose, finalFocus } = props;
  const session = useSession();
  const canSave = useCanEdit();
  const person = useMemo(() => calculatorPerson(profile, bestSet), [profile, bestSet]);
  const [isIntroduced, setIsIntroduced] = useState(() => isIntroSeen(kind));
  const content = useRef<HTMLDivElement>(null);
  const [holdsInput, setHoldsInput] = useState(false);
  const [today] = useState(() => localCalendarDate(new Date()));
  // Effect: stores on mount, so that an intro closed at once counts as seen.
  useEffect(() => markIntroSeen(kind), [kind]);
  if (session.status !== 'signed-in') return null;
  const { Calculator, intro, icon } = definition;
  const firstEntry = {
    get current() {
      return firstEntryOf(content.current?.querySelector('form') ?? null);
    },
  };
  const handleStart = () => {
    // A dialog that loses focus moves it to its close button, perhaps after the form took it.
    content.current?.focus();
    setIsIntroduced(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      holdsInput={holdsInput}
      size="xl"
      initialFocusRef={firstEntry}
      finalFocus={finalFocus}
      title={
        <>
          {name}
          <Text as="span" display="block" size="sm" tone="muted" fontWeight="normal" mt="0.5">
            {person.isSelf ? calculatorsTexts.forSelf : calculatorsTexts.forClient(person.name)}
          </Text>
        </>
      }
    >
      <chakra.div ref={content} h="full" tabIndex={-1} outline="none" onChange={() => setHoldsInput(true)}>
        {isIntroduced ? (
          <Calculator name={name} person={person} units={session.user} today={today} canSave={canSave} />
        ) : (
          <CalculatorIntro name={name} intro={intro} icon={icon} onStart={handleStart} />
        )}
      </chakra.div>
    </Dialog>
  );
}
