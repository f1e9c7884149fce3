import type { Program } from '@formline/shared/contracts/library/programs';
import { Button } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { programsTexts as texts } from './programs.texts';
import { useCopyProgram } from './useProgramCalls';

export interface CopyProgramButtonProps {
  program: Program;
  onCopied: (program: Program) => void;
}

export function CopyProgramButton({ program, onCopied }: CopyProgramButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const copying = useCopyProgram((copy) => {
    setIsConfirming(false);
    onCopied(copy);
  });
  const { action, title, text, confirm } = texts.copy;
  return (
    <>
      <Button variant="primary" size="sm" icon={<Copy />} onClick={() => setIsConfirming(true)}>
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={title(program.name)}
        text={text(program.workouts.length)}
        confirmLabel={confirm}
        isPending={copying.isPending}
        onConfirm={() => copying.copy(program)}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
