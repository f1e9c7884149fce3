import type { ProgramSummary } from '@formline/shared/contracts/library/programs';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuChecks } from '@formline/shared/ui/overlays';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { programListTexts as texts } from './programList.texts';

export interface CategoryFilterProps {
  categories: readonly ProgramSummary['program_category'][];
  chosenIds: readonly number[];
  onChange: (ids: number[]) => void;
}

export function CategoryFilter({ categories, chosenIds, onChange }: CategoryFilterProps) {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) {
      setPending(new Set(chosenIds.map(String)));
      return;
    }
    const ids = categories.map(({ id }) => id).filter((id) => pending.has(String(id)));
    const isAsBefore = ids.length === chosenIds.length && chosenIds.every((id) => ids.includes(id));
    if (!isAsBefore) onChange(ids);
  };
  const handleToggle = (id: string) =>
    setPending((known) => new Set(known.has(id) ? [...known].filter((one) => one !== id) : [...known, id]));
  return (
    <Menu trigger={<Button icon={<ListFilter />}>{texts.category}</Button>} onOpenChange={handleOpenChange}>
      <MenuChecks
        label={texts.category}
        values={pending}
        onToggle={handleToggle}
        options={categories.map(({ id, label }) => ({
          value: String(id),
          label,
          media: <ProgramBanner category={label} size="dot" />,
        }))}
      />
    </Menu>
  );
}
