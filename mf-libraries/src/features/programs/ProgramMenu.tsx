import type { Program } from '@formline/shared/contracts/programs';
import { IconButton } from '@formline/shared/ui/core';
import { ConfirmDialog, Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { CopyPlus, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { programsTexts as texts } from './programs.texts';
import { useCopyProgram, useDeleteProgram } from './useProgramCalls';

export interface ProgramMenuProps {
  program: Program;
  /** The copy is there: the place goes on to it. */
  onCopied: (program: Program) => void;
  onDeleted: () => void;
}

/** What can be done to an own program as a whole. */
export function ProgramMenu({ program, onCopied, onDeleted }: ProgramMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const duplicating = useCopyProgram(onCopied);
  const deleting = useDeleteProgram(() => {
    setIsDeleting(false);
    onDeleted();
  });
  const { action, title, text, confirm } = texts.remove;
  return (
    <>
      <Menu trigger={<IconButton size="sm" label={texts.menu(program.name)} icon={<EllipsisVertical />} />}>
        <MenuItem
          icon={<CopyPlus />}
          isDisabled={duplicating.isPending}
          onSelect={() => duplicating.copy(program)}
        >
          {texts.duplicate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} isDanger onSelect={() => setIsDeleting(true)}>
          {action}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        title={title(program.name)}
        text={text(program.workouts.length)}
        confirmLabel={confirm}
        isDestructive
        isPending={deleting.isPending}
        onConfirm={() => deleting.remove(program)}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
