import { Button, chakra, Text } from '@formline/shared/ui/core';
import { RotateCw } from 'lucide-react';
import { ExerciseListSkeleton } from './ExerciseListSkeleton';
import { exercisesTexts } from './exercises.texts';

const ROWS_ON_THEIR_WAY = 2;

const FootRow = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', px: '4', py: '4' },
});

/** What comes after the rows that are there. */
export type ExerciseListRest = 'more' | 'loading' | 'failed' | 'end';

export interface ExerciseListFootProps {
  rest: ExerciseListRest;
  /** How many exercises the list shows. */
  count: number;
  onRetry: () => void;
}

/** The foot of the list: the next page on its way, its failure with a retry, or the end. */
export function ExerciseListFoot({ rest, count, onRetry }: ExerciseListFootProps) {
  switch (rest) {
    case 'more':
      return null;
    case 'loading':
      return <ExerciseListSkeleton label={exercisesTexts.loadingMore} rows={ROWS_ON_THEIR_WAY} />;
    case 'failed':
      return (
        <FootRow role="alert">
          <Text tone="danger">{exercisesTexts.errors.more}</Text>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
            {exercisesTexts.errors.retry}
          </Button>
        </FootRow>
      );
    case 'end':
      return (
        <FootRow>
          <Text size="sm" tone="subtle" tabular>
            {exercisesTexts.end(count)}
          </Text>
        </FootRow>
      );
  }
}
