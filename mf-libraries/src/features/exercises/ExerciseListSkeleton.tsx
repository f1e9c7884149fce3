import { chakra, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { componentsLayout, rowLayout, wordsLayout } from './rowLayout';

const SkeletonList = chakra('div', { base: { containerType: 'inline-size' } });
const SkeletonRow = chakra('div', { base: rowLayout });
const Words = chakra('div', { base: wordsLayout });
const Components = chakra('div', { base: componentsLayout });

export interface ExerciseListSkeletonProps {
  label: string;
  rows: number;
}

/** Rows of the list that are on their way. */
export function ExerciseListSkeleton({ label, rows }: ExerciseListSkeletonProps) {
  return (
    <LoadingState label={label}>
      <SkeletonList>
        {Array.from({ length: rows }, (_, row) => (
          <SkeletonRow key={row}>
            <Skeleton boxSize="10" borderRadius="md" />
            <Words>
              <Skeleton w="48" minH="3" my="1" />
              <Skeleton w="32" minH="3" my="1" />
            </Words>
            <Components>
              <Skeleton w="20" minH="5" borderRadius="full" />
            </Components>
          </SkeletonRow>
        ))}
      </SkeletonList>
    </LoadingState>
  );
}
