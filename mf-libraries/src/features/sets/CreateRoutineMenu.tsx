import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuItem } from '@formline/shared/ui/overlays';
import { ChevronDown, Combine, Plus, Repeat } from 'lucide-react';
import { setsTexts } from './sets.texts';

interface CreateRoutineMenuProps {
  readonly onCreate: (routineType: RoutineType) => void;
}

export function CreateRoutineMenu({ onCreate }: CreateRoutineMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="primary" icon={<Plus />}>
          {setsTexts.createNew}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<Repeat />} onSelect={() => onCreate('circuit')}>
        {setsTexts.circuit}
      </MenuItem>
      <MenuItem icon={<Combine />} onSelect={() => onCreate('super_set')}>
        {setsTexts.superset}
      </MenuItem>
    </Menu>
  );
}
