import { Button, InlineNotice } from '@formline/shared/ui/core';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

interface CatalogueFailedProps {
  /** What cannot be chosen. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** Stands in the place of choices that could not be loaded. */
export function CatalogueFailed({ label, onRetry }: CatalogueFailedProps) {
  return (
    <InlineNotice
      tone="error"
      role="alert"
      title={label}
      action={
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.catalogueFailed}
    </InlineNotice>
  );
}
