import { Button } from '@formline/shared/ui/core';
import { ArrowDownWideNarrow } from 'lucide-react';
import { everyListTexts } from './libraryList.texts';
import type { ListOrder } from './listPlace';

export interface MostRecentToggleProps {
  order: ListOrder;
  onChange: (order: ListOrder) => void;
}

/** Puts what was added last on top of the list; off, the list is in the order of names. */
export function MostRecentToggle({ order, onChange }: MostRecentToggleProps) {
  const isOn = order === 'mostRecent';
  return (
    <Button
      icon={<ArrowDownWideNarrow />}
      aria-pressed={isOn}
      css={{ '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent', color: 'accent.text' } }}
      onClick={() => onChange(isOn ? 'name' : 'mostRecent')}
    >
      {everyListTexts.mostRecent}
    </Button>
  );
}
