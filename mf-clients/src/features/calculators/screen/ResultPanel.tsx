import type { Calculated } from '@formline/shared/domain/calculators/calculated';
import { chakra, InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { calculatorsTexts } from '../calculators.texts';

const Waiting = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    minH: '64',
    textAlign: 'center',
    '& svg': { boxSize: '8', mb: '2', color: 'fg.subtle' },
  },
});

interface ResultPanelProps<R> {
  /** Null until the entries are complete. */
  readonly calculated: Calculated<R> | null;
  readonly children: (result: R) => ReactNode;
}

/** What comes out of the entries: nothing yet, why there is nothing, or the result. */
export function ResultPanel<R>({ calculated, children }: ResultPanelProps<R>) {
  return (
    <section aria-label={calculatorsTexts.result}>
      {calculated === null && (
        <Waiting>
          <Sparkles aria-hidden="true" />
          <Text fontWeight="medium">{calculatorsTexts.noResult}</Text>
          <Text tone="muted">{calculatorsTexts.noResultText}</Text>
        </Waiting>
      )}
      {calculated?.kind === 'problem' && (
        <Stack minH="64" justify="center">
          <InlineNotice tone="warning" role="status" title={calculatorsTexts.noResultYet}>
            {calculated.problem}
          </InlineNotice>
        </Stack>
      )}
      {calculated?.kind === 'result' && <Stack gap="6">{children(calculated.result)}</Stack>}
    </section>
  );
}
