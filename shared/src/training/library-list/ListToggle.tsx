import { Button } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

export interface ListToggleProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function ListToggle({ label, icon, isOn, onChange }: ListToggleProps) {
  return (
    <Button
      icon={icon}
      aria-pressed={isOn}
      css={{ '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent', color: 'accent.text' } }}
      onClick={() => onChange(!isOn)}
    >
      {label}
    </Button>
  );
}
