import type { Program } from '@formline/shared/contracts/library/programs';
import { IconButton, Stack } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { ConfirmDialog, Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { CopyPlus, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { programsTexts as texts } from './programs.texts';
import { useCopyProgram, useDeleteProgram } from './useProgramCalls';

export interface ProgramMenuProps {
  program: Program;
  onCopied: (program: Program) => void;
  onDeleted: () => void;
}

export function ProgramMenu({ program, onCopied, onDeleted }: ProgramMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const duplicating = useCopyProgram(onCopied);
  const deleting = useDeleteProgram(() => {
    setIsDeleting(false);
    onDeleted();
  });
  const [withCopies, setWithCopies] = useState(false);
  const copyIds = program.unused_copy_ids ?? [];
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
        <MenuItem
          icon={<Trash2 />}
          isDanger
          onSelect={() => {
            setWithCopies(false);
            setIsDeleting(true);
          }}
        >
          {action}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        title={title(program.name)}
        text={
          copyIds.length === 0 ? (
            text(program.workouts.length)
          ) : (
            <Stack gap="3">
              <span>{texts.remove.withCopies(program.workouts.length)}</span>
              <Checkbox
                label={texts.remove.copies(copyIds.length)}
                checked={withCopies}
                onChange={({ currentTarget }) => setWithCopies(currentTarget.checked)}
              />
            </Stack>
          )
        }
        confirmLabel={confirm}
        isDestructive
        isPending={deleting.isPending}
        onConfirm={() => deleting.remove({ ...program, withCopies })}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
