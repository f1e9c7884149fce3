import { useQuery } from '@formline/shared/query';
import { Text } from '@formline/shared/ui/core';
import { calculatorsTexts } from '../calculators.texts';
import { dayText } from '../figures';
import { type CalculatorCalls, calculationsKey, type SavedEntry } from './calculatorCalls';
import type { HistoryLine } from './HistoryTable';

interface LastSavedProps<I, S extends SavedEntry> {
  readonly calls: CalculatorCalls<I, S>;
  readonly userId: number;
  readonly lineOf: (saved: S) => HistoryLine;
}

/** The newest saved result, to compare with; nothing is shown while there is none. */
export function LastSaved<I, S extends SavedEntry>({ calls, userId, lineOf }: LastSavedProps<I, S>) {
  const { data } = useQuery({
    queryKey: [...calculationsKey(calls.kind, userId), 'current'],
    queryFn: ({ signal }) => calls.readCurrent(userId, signal),
  });
  if (!data) return null;
  return (
    <Text size="sm" tone="muted">
      {calculatorsTexts.lastSaved}: {calculatorsTexts.lastSavedOn(lineOf(data).headline, dayText(data.date))}
    </Text>
  );
}
