import { useQuery } from '@formline/shared/query';
import { Text } from '@formline/shared/ui/core';
import { calculatorsTexts } from '../calculators.texts';
import { dayText } from '../figures';
import type { SavedCalculations, SavedEntry } from './calculatorCalls';

export function LastSaved<I, S extends SavedEntry>({ calls, userId, units }: SavedCalculations<I, S>) {
  const { data } = useQuery(calls.current(userId));
  if (!data) return null;
  return (
    <Text size="sm" tone="muted">
      {calculatorsTexts.lastSaved}:{' '}
      {calculatorsTexts.lastSavedOn(calls.lineOf(data, units).headline, dayText(data.date))}
    </Text>
  );
}
