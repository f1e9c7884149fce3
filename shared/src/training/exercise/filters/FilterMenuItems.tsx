import type { ExerciseTag } from '@formline/shared/contracts/library/exerciseTags';
import type { ExerciseSource } from '@formline/shared/contracts/library/exercises';
import { MenuChecks, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { PersonStanding, RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import type { ExerciseFilters } from './exerciseFilters';
import { exerciseFiltersTexts as texts } from './exerciseFilters.texts';
import type { FilterOptions } from './filterOptions';

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
      {options.tagGroups.map(({ kind, tags }) => (
        <Fragment key={kind}>
          <MenuSeparator />
          {kind === 'muscle_groups' && onOpenMap && (
            <MenuItem icon={<PersonStanding />} onSelect={onOpenMap}>
              {texts.bodyMap}
            </MenuItem>
          )}
          <MenuChecks
            label={texts.tags[kind]}
            columns="two"
            options={tags.map(toOption)}
            values={new Set(filters[kind].map(String))}
            onToggle={(id) => onChange({ ...filters, [kind]: toggled(filters[kind], Number(id)) })}
          />
        </Fragment>
      ))}
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

const toOption = ({ id, name }: ExerciseTag) => ({
  value: String(id),
  label: name,
});

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
