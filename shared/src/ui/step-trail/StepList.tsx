import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';

const stepListTexts = { done: (step: string) => `${step}, done` };

const List = chakra('ol', { base: { display: 'flex', listStyle: 'none', m: '0', p: '0', gap: '2' } });
const Step = chakra('li', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    pt: '2',
    borderTop: 'thick',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'tight',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
  variants: {
    state: {
      done: { borderColor: 'accent', color: 'fg.muted', '& > svg': { color: 'accent.text' } },
      current: { borderColor: 'accent', color: 'accent.text', _highContrast: { borderColor: 'Highlight' } },
      ahead: { borderColor: 'border', color: 'fg.subtle', _highContrast: { borderColor: 'GrayText' } },
    },
  },
});

export interface StepListProps {
  label: string;
  steps: readonly string[];
  current: number;
}

/** Position in a few steps, `current` from 0. Not a control. */
export function StepList({ label, steps, current }: StepListProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Step
          key={step}
          state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Check aria-hidden="true" />}
          {index < current && <VisuallyHidden>{stepListTexts.done(step)}</VisuallyHidden>}
          <span aria-hidden={index < current || undefined}>{step}</span>
        </Step>
      ))}
    </List>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
