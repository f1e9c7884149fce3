import { Button, chakra } from '@formline/shared/ui/core';
import { FilterChip } from '@formline/shared/ui/controls';
import { everyListTexts } from './libraryList.texts';

export interface ListFilterChip {
  readonly key: string;
  readonly label: string;
  readonly onRemove: () => void;
}

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});

export interface FilterChipsProps {
  chips: readonly ListFilterChip[];
  onClearAll: () => void;
}

export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  return (
    <Chips role="group" aria-label={everyListTexts.filters}>
      {chips.map(({ key, label, onRemove }) => (
        <FilterChip key={key} label={label} onRemove={onRemove} />
      ))}
      <Button size="sm" variant="quiet" data-chip="" onClick={onClearAll}>
        {everyListTexts.clearAll}
      </Button>
    </Chips>
  );
}
