import { Button } from '@formline/shared/ui/core';
import { ArrowDownWideNarrow } from 'lucide-react';
import { exercisesTexts } from './exercises.texts';

export interface MostRecentToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Puts what was added last on top of the list; off, the list is in the order of names. */
export function MostRecentToggle({ isOn, onChange }: MostRecentToggleProps) {
  return (
    <Button
      icon={<ArrowDownWideNarrow />}
      aria-pressed={isOn}
      css={{ '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent', color: 'accent.text' } }}
      onClick={() => onChange(!isOn)}
    >
      {exercisesTexts.mostRecent}
    </Button>
  );
}
