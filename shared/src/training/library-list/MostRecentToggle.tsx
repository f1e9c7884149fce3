import { ArrowDownWideNarrow } from 'lucide-react';
import { everyListTexts } from './libraryList.texts';
import type { ListOrder } from './listViewState';
import { ListToggle } from './ListToggle';

export interface MostRecentToggleProps {
  order: ListOrder;
  onChange: (order: ListOrder) => void;
}

export function MostRecentToggle({ order, onChange }: MostRecentToggleProps) {
  return (
    <ListToggle
      label={everyListTexts.mostRecent}
      icon={<ArrowDownWideNarrow />}
      isOn={order === 'mostRecent'}
      onChange={(isOn) => onChange(isOn ? 'mostRecent' : 'name')}
    />
  );
}
