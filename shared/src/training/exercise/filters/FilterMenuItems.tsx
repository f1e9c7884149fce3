import type { ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { MenuChecks, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { PersonStanding, RotateCw } from 'lucide-react';
import type { ExerciseFilters } from './exerciseFilters';
import { exerciseFiltersTexts as texts } from './exerciseFilters.texts';
import type { FilterOptions } from './useFilterOptions';

export interface FilterMenuItemsProps {
  options: FilterOptions | null;
  hasFailed: boolean;
  onRetry: () => void;
  filters: ExerciseFilters;
  fixedSource: ExerciseSource | undefined;
  onChange: (filters: ExerciseFilters) => void;
  onOpenMap: (() => void) | null;
}

export function FilterMenuItems(props: FilterMenuItemsProps) {
  const { options, hasFailed, onRetry, filters, fixedSource, onChange, onOpenMap } = props;
  if (!options) return <NoOptionsYet hasFailed={hasFailed} onRetry={onRetry} />;
  const sources = fixedSource ? [fixedSource, ...filters.sources] : filters.sources;
  const toggleSource = (value: string) => {
    const source = options.sources.find(({ filter_value }) => filter_value === value)?.filter_value;
    if (source) onChange({ ...filters, sources: toggled(filters.sources, source) });
  };
  return (
    <>
      <MenuChecks
        label={texts.source}
        options={options.sources.map(({ filter_value, display_value }) => ({
          value: filter_value,
          label: display_value,
          isDisabled: filter_value === fixedSource,
        }))}
        values={new Set(sources)}
        onToggle={toggleSource}
      />
      <MenuSeparator />
      {onOpenMap && (
        <MenuItem icon={<PersonStanding />} onSelect={onOpenMap}>
          {texts.bodyMap}
        </MenuItem>
      )}
      <MenuChecks
        label={texts.bodyRegion}
        columns="two"
        options={options.muscleGroups.map(toOption)}
        values={new Set(filters.muscleGroupIds.map(String))}
        onToggle={(id) =>
          onChange({ ...filters, muscleGroupIds: toggled(filters.muscleGroupIds, Number(id)) })
        }
      />
      <MenuSeparator />
      <MenuChecks
        label={texts.fitnessComponent}
        columns="two"
        options={options.fitnessComponents.map(toOption)}
        values={new Set(filters.fitnessComponentIds.map(String))}
        onToggle={(id) =>
          onChange({ ...filters, fitnessComponentIds: toggled(filters.fitnessComponentIds, Number(id)) })
        }
      />
    </>
  );
}

function NoOptionsYet({ hasFailed, onRetry }: Pick<FilterMenuItemsProps, 'hasFailed' | 'onRetry'>) {
  if (!hasFailed) return <MenuItem isDisabled>{texts.loading}</MenuItem>;
  return (
    <MenuItem icon={<RotateCw />} closeOnSelect={false} onSelect={onRetry}>
      {texts.failed}
    </MenuItem>
  );
}

const toOption = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
