import { Button, chakra, Text } from '@formline/shared/ui/core';
import { Checkbox, FieldGroup } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { bodyMapTexts as texts } from './bodyMap.texts';
import { type BodyRegion, bodyRegions, muscleGroupOfRegion } from './bodyRegions';
import { SelectableFigure } from './SelectableFigure';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '6',
  },
});
const Figures = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2', alignItems: 'start' },
});
const Boxes = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '1' },
});
const Foot = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', me: 'auto' } });

const regionsByName = bodyRegions.toSorted((one, other) =>
  muscleGroupOfRegion[one].localeCompare(muscleGroupOfRegion[other]),
);

export interface BodyMapDialogProps {
  selected: readonly BodyRegion[];
  onSave: (regions: BodyRegion[]) => void;
  onClose: () => void;
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Dialog to choose body regions, on front and back figures or in a list. */
export function BodyMapDialog(props: BodyMapDialogProps) {
  const { selected: selectedAtFirst, onSave, onClose, finalFocus } = props;
  const [selected, setSelected] = useState<ReadonlySet<BodyRegion>>(new Set(selectedAtFirst));
  const toggle = (region: BodyRegion) => {
    const next = new Set(selected);
    if (!next.delete(region)) next.add(region);
    setSelected(next);
  };
  const handleSave = () => {
    onSave(bodyRegions.filter((region) => selected.has(region)));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="lg"
      finalFocus={finalFocus}
      actions={
        <>
          <Foot>
            <Button
              variant="quiet"
              icon={<RotateCcw />}
              aria-disabled={selected.size === 0 || undefined}
              onClick={() => setSelected(new Set())}
            >
              {texts.reset}
            </Button>
            <Text as="span" tone="muted" tabular role="status">
              {texts.selected(selected.size)}
            </Text>
          </Foot>
          <Button variant="primary" onClick={handleSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Text tone="muted" mb="4">
        {texts.howTo}
      </Text>
      <Columns>
        <Figures>
          <SelectableFigure view="front" selected={selected} onToggle={toggle} />
          <SelectableFigure view="back" selected={selected} onToggle={toggle} />
        </Figures>
        <FieldGroup label={texts.list}>
          <Boxes>
            {regionsByName.map((region) => (
              <Checkbox
                key={region}
                label={muscleGroupOfRegion[region]}
                checked={selected.has(region)}
                onChange={() => toggle(region)}
              />
            ))}
          </Boxes>
        </FieldGroup>
      </Columns>
    </Dialog>
  );
}
