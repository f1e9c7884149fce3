import type { ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { Badge, Button, lazyDialog, VisuallyHidden } from '@formline/shared/ui/core';
import { Menu } from '@formline/shared/ui/overlays';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import {
  areSameFilters,
  chosenRegions,
  countFilters,
  type ExerciseFilters,
  groupsOfRegions,
} from './exerciseFilters';
import { exerciseFiltersTexts as texts } from './exerciseFilters.texts';
import { FilterMenuItems } from './FilterMenuItems';
import { useFilterOptions } from './filterOptions';

const BodyMapDialog = lazyDialog(
  texts.bodyMapTitle,
  async () => (await import('../../body-map/BodyMapDialog')).BodyMapDialog,
);

export interface ExerciseFilterMenuProps {
  filters: ExerciseFilters;
  /** Called on close if the selection changed, and when the body map is saved. */
  onChange: (filters: ExerciseFilters) => void;
  /** The source of the list: checked and disabled. The others can be shown beside it. */
  fixedSource?: ExerciseSource | undefined;
  /** False inside a dialog, because dialogs do not nest; the menu lists the regions too. */
  hasBodyMap?: boolean;
}

/** Filter menu of exercises. The selection applies when the menu closes, so that the list changes once. */
export function ExerciseFilterMenu(props: ExerciseFilterMenuProps) {
  const { filters, onChange, fixedSource, hasBodyMap = true } = props;
  const triggerId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [pending, setPending] = useState(filters);
  const { options, hasFailed, retry } = useFilterOptions(isOpen || isMapOpen);
  const count = countFilters(filters);
  const muscleGroups = options?.tagGroups.find(({ kind }) => kind === 'muscle_groups')?.tags;
  const handleOpenChange = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (isNowOpen) setPending(filters);
    else if (!areSameFilters(pending, filters)) onChange(pending);
  };
  return (
    <>
      <Menu
        trigger={
          <Button id={triggerId} icon={<ListFilter />}>
            {count === 0 ? (
              texts.filters
            ) : (
              <>
                <VisuallyHidden>{texts.filtersOn(count)}</VisuallyHidden>
                <span aria-hidden="true">{texts.filters}</span>
                <Badge tone="accent" aria-hidden="true">
                  {count}
                </Badge>
              </>
            )}
          </Button>
        }
        onOpenChange={handleOpenChange}
      >
        <FilterMenuItems
          options={options}
          hasFailed={hasFailed}
          onRetry={retry}
          filters={pending}
          fixedSource={fixedSource}
          onChange={setPending}
          onOpenMap={hasBodyMap ? () => setIsMapOpen(true) : null}
        />
      </Menu>
      {isMapOpen && muscleGroups && (
        <BodyMapDialog
          selected={chosenRegions(muscleGroups, pending.muscle_groups)}
          onSave={(regions) =>
            onChange({
              ...pending,
              muscle_groups: groupsOfRegions(muscleGroups, pending.muscle_groups, regions),
            })
          }
          onClose={() => setIsMapOpen(false)}
          finalFocus={() => document.getElementById(triggerId)}
        />
      )}
    </>
  );
}
