import { ConfirmDialog } from '@formline/shared/ui/overlays';
import { recordFormTexts as texts } from './recordForm.texts';

interface DiscardQuestionProps {
  readonly title: string;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

export function DiscardQuestion({ title, onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={title}
      text={texts.discardText}
      confirmLabel={texts.discard}
      cancelLabel={texts.keep}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
