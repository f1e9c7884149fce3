import { InlineNotice, RetryButton } from '@formline/shared/ui/core';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

interface CatalogueFailedProps {
  readonly label: string;
  readonly onRetry: () => void;
}

export function CatalogueFailed({ label, onRetry }: CatalogueFailedProps) {
  return (
    <InlineNotice
      tone="error"
      role="alert"
      title={label}
      action={<RetryButton size="sm" onRetry={onRetry} />}
    >
      {texts.catalogueFailed}
    </InlineNotice>
  );
}
