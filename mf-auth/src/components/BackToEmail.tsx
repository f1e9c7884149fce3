import { Link } from '@formline/shared/ui/core';

const backToEmailTexts = { useAnotherEmail: 'Use another email' };

interface BackToEmailProps {
  readonly onBack: () => void;
  readonly isDisabled?: boolean;
}

export function BackToEmail({ onBack, isDisabled = false }: BackToEmailProps) {
  return (
    <Link asChild fontSize="sm" cursor="pointer">
      <button type="button" disabled={isDisabled} onClick={onBack}>
        {backToEmailTexts.useAnotherEmail}
      </button>
    </Link>
  );
}
