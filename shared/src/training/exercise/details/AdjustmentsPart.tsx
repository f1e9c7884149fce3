import { Button, chakra, InlineNotice, LoadingState, RetryButton, Skeleton } from '@formline/shared/ui/core';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { ExerciseAdjustments, type ExerciseAdjustmentsProps } from './ExerciseAdjustments';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

const Chevron = chakra('span', {
  base: {
    display: 'inline-flex',
    transitionProperty: 'transform',
    transitionDuration: 'fast',
    '&[data-open]': { transform: 'rotate(180deg)' },
  },
});

interface AdjustmentsPartProps {
  readonly adjustments: ExerciseAdjustmentsProps['adjustments'] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onOpen: (exerciseId: number) => void;
}

export function AdjustmentsPart(props: AdjustmentsPartProps) {
  const { adjustments, hasFailed, onRetry, isOpen, onOpenChange, onOpen } = props;
  const contentId = useId();
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls={contentId}
        w="full"
        justifyContent="space-between"
        onClick={() => onOpenChange(!isOpen)}
      >
        {texts.adjustments}
        <Chevron aria-hidden="true" data-open={isOpen ? '' : undefined}>
          <ChevronDown />
        </Chevron>
      </Button>
      <chakra.div id={contentId} hidden={!isOpen} pt="3">
        {adjustments && <ExerciseAdjustments adjustments={adjustments} onOpen={onOpen} />}
        {!adjustments && hasFailed && (
          <InlineNotice tone="error" role="alert" action={<RetryButton size="sm" onRetry={onRetry} />}>
            {texts.adjustmentsFailed}
          </InlineNotice>
        )}
        {!adjustments && !hasFailed && (
          <LoadingState label={texts.loading}>
            <Skeleton w="full" h="row.library" />
          </LoadingState>
        )}
      </chakra.div>
    </div>
  );
}
