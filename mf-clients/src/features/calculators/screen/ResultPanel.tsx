import { chakra, InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { calculatorsTexts as texts } from '../calculators.texts';
import type { WorkedOut } from './useCalculator';

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
  readonly calculated: WorkedOut<R>;
  readonly children: (result: R) => ReactNode;
}

export function ResultPanel<R>(props: ResultPanelProps<R>) {
  return <section aria-label={texts.result}>{outcomeOf(props)}</section>;
}

function outcomeOf<R>({ calculated, children }: ResultPanelProps<R>): ReactNode {
  switch (calculated.kind) {
    case 'open':
      return (
        <Waiting>
          <Sparkles aria-hidden="true" />
          <Text fontWeight="medium">{texts.noResult}</Text>
          {calculated.missing.length > 0 && <Text tone="muted">{texts.missing(calculated.missing)}</Text>}
          {calculated.wrong.length > 0 && <Text tone="muted">{texts.wrong(calculated.wrong)}</Text>}
        </Waiting>
      );
    case 'problem':
      return (
        <Stack minH="64" justify="center">
          <InlineNotice tone="warning" role="status" title={texts.noResultYet}>
            {calculated.problem}
          </InlineNotice>
        </Stack>
      );
    case 'result':
      return <Stack gap="6">{children(calculated.result)}</Stack>;
  }
}
