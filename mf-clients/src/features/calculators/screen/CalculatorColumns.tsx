import { chakra } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
  },
});
const ResultPanel = chakra('div', {
  base: {
    minW: '0',
    p: '6',
    bg: 'bg.subtle',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
  },
});

interface CalculatorColumnsProps {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
}

export function CalculatorColumns({ inputs, result }: CalculatorColumnsProps) {
  return (
    <Columns>
      <chakra.div minW="0">{inputs}</chakra.div>
      <ResultPanel>{result}</ResultPanel>
    </Columns>
  );
}
