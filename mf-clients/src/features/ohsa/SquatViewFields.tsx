import type { OhsaCompensation } from '@formline/shared/contracts/records/ohsa';
import { compensationsOfView, type SquatView } from '@formline/shared/domain/clients/overheadSquat';
import { chakra } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { CompensationDrawing } from './CompensationDrawing';
import { ohsaTexts as texts } from './ohsa.texts';

const Group = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0' } });
const ViewName = chakra('legend', {
  base: { p: '0', mb: '2', fontSize: 'md', fontWeight: 'semibold', color: 'fg' },
});
const Choices = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.40}, 1fr))' },
});
const Choice = chakra('div', {
  base: {
    position: 'relative',
    p: '3',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.surface',
    _hover: { borderColor: 'fg.subtle' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
    // The full card is the target.
    '& label::after': { content: '""', position: 'absolute', inset: '0' },
    '& input': { position: 'relative', zIndex: '1' },
    '& label': { fontWeight: 'medium' },
    '& svg': { display: 'block', w: 'full', maxW: '28', mx: 'auto', mb: '2' },
  },
});

interface SquatViewFieldsProps {
  readonly view: SquatView;
  readonly seen: readonly OhsaCompensation[];
  readonly onToggle: (compensation: OhsaCompensation) => void;
}

export function SquatViewFields({ view, seen, onToggle }: SquatViewFieldsProps) {
  return (
    <Group>
      <ViewName>{texts.views[view]}</ViewName>
      <Choices>
        {compensationsOfView[view].map((compensation) => {
          const { name, hint } = texts.compensations[compensation];
          return (
            <Choice key={compensation}>
              <CompensationDrawing compensation={compensation} />
              <Checkbox
                label={name}
                hint={hint}
                name={compensation}
                checked={seen.includes(compensation)}
                onChange={() => onToggle(compensation)}
              />
            </Choice>
          );
        })}
      </Choices>
    </Group>
  );
}
