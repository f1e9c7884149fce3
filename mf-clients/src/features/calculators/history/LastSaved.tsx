import { useQuery } from '@formline/shared/query';
import { Text } from '@formline/shared/ui/core';
import { calculatorsTexts } from '../calculators.texts';
import { dayText } from '../figures';
import { calculationsKey, paramsFor, type SavedCalculations, type SavedEntry } from './calculatorCalls';

/** The newest saved result, to compare with; nothing is shown while there is none. */
export function LastSaved<I, S extends SavedEntry>({ calls, userId, units }: SavedCalculations<I, S>) {
  const { data } = useQuery({
    queryKey: [...calculationsKey(calls.kind, userId), 'current'],
    queryFn: ({ signal }) => calls.readCurrent(paramsFor(userId, calls.calculation, 'read'), signal),
  });
  if (!data) return null;
  return (
    <Text size="sm" tone="muted">
      {calculatorsTexts.lastSaved}:{' '}
      {calculatorsTexts.lastSavedOn(calls.lineOf(data, units).headline, dayText(data.date))}
    </Text>
  );
}
