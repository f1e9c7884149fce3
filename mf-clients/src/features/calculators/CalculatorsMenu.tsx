import { useSession } from '@formline/shared/session';
import { Button } from '@formline/shared/ui/core';
import { Menu, MenuItem } from '@formline/shared/ui/overlays';
import { Calculator, ChevronDown } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import type { CalculatorKind } from '@formline/shared/contracts/calculators/calculators';
import { type OfferedCalculator, offeredCalculators } from './calculators';
import { calculatorsTexts } from './calculators.texts';

interface CalculatorsMenuProps {
  /** `finalFocus` returns the menu's button, which gets focus when the calculator closes. */
  readonly onOpen: (kind: CalculatorKind, finalFocus: () => HTMLElement | null) => void;
  readonly nameOf?: (calculator: OfferedCalculator) => string;
  readonly trigger?: (id: string) => ReactElement<{ id?: string | undefined }>;
}

export function CalculatorsMenu({
  onOpen,
  nameOf = ({ name }) => name,
  trigger = edgedButton,
}: CalculatorsMenuProps) {
  const session = useSession();
  const id = useId();
  const isClubProfile = session.status === 'signed-in' && session.club !== null;
  return (
    <Menu trigger={trigger(id)}>
      {offeredCalculators(isClubProfile).map((calculator) => (
        <MenuItem
          key={calculator.kind}
          onSelect={() => onOpen(calculator.kind, () => document.getElementById(id))}
        >
          {nameOf(calculator)}
        </MenuItem>
      ))}
    </Menu>
  );
}

const edgedButton = (id: string) => (
  <Button id={id} icon={<Calculator />}>
    {calculatorsTexts.menu}
    <ChevronDown aria-hidden="true" />
  </Button>
);
