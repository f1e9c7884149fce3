import { ConfirmDialog } from '@formline/shared/ui/overlays';

const texts = {
  text: 'What you entered has not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
};

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
      text={texts.text}
      confirmLabel={texts.discard}
      cancelLabel={texts.keep}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
