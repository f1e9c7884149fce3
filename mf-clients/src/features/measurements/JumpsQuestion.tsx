import { Stack } from '@formline/shared/ui/core';
import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { measurementsTexts as texts } from './measurements.texts';

interface JumpsQuestionProps {
  readonly jumps: readonly string[];
  readonly confirmJumps: () => void;
  readonly cancelJumps: () => void;
}

export function JumpsQuestion({ jumps, confirmJumps, cancelJumps }: JumpsQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={texts.jumpsTitle}
      text={
        <Stack as="ul" gap="1">
          {jumps.map((jump) => (
            <li key={jump}>{jump}</li>
          ))}
        </Stack>
      }
      confirmLabel={texts.jumpsConfirm}
      cancelLabel={texts.jumpsCancel}
      onConfirm={confirmJumps}
      onClose={cancelJumps}
    />
  );
}
