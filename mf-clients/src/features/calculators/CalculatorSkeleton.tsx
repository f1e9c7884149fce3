import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { calculatorsTexts } from './calculators.texts';
import { CalculatorColumns } from './screen/CalculatorColumns';

const FIELDS = 4;

export function CalculatorSkeleton() {
  return (
    <LoadingState label={calculatorsTexts.loading}>
      <Skeleton w="48" h="9" mb="5" />
      <CalculatorColumns
        inputs={
          <Stack gap="5">
            {Array.from({ length: FIELDS }, (_, index) => (
              <Stack key={index} gap="2">
                <Skeleton w="20" h="4" />
                <Skeleton h="10" />
              </Stack>
            ))}
          </Stack>
        }
        result={
          <Stack gap="4">
            <Skeleton w="32" h="4" />
            <Skeleton w="48" h="12" />
            <Skeleton h="40" />
          </Stack>
        }
      />
    </LoadingState>
  );
}
