import { chakra } from '@formline/shared/ui/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export const AccountRows = chakra('div', {
  base: { '& > * + *': { borderTop: 'thin', borderColor: 'border' } },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '12',
  py: '2',
  color: 'fg',
  textAlign: 'start',
  textDecoration: 'none',
  '& > svg': { boxSize: 'icon.sm', color: 'fg.subtle', flexShrink: '0' },
} as const;
const ReadRow = chakra('div', { base: row });

export const AccountButtonRow = chakra(
  'button',
  { base: { ...row, cursor: 'pointer', _hover: { color: 'accent.text' } } },
  { defaultProps: { type: 'button' } },
);
const Value = chakra('span', {
  base: {
    flex: '1',
    minW: '20',
    _empty: { minW: '0' },
    textAlign: 'end',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});

interface RowContentProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly children?: ReactNode;
  readonly isMenu?: boolean;
}

export function AccountRowContent({ name, icon, children, isMenu = false }: RowContentProps) {
  const Chevron = isMenu ? ChevronDown : ChevronRight;
  return (
    <>
      {icon}
      <span>{name}</span>
      <Value>{children}</Value>
      <Chevron aria-hidden="true" />
    </>
  );
}

export function AccountRow({ name, icon, children }: Omit<RowContentProps, 'isMenu'>) {
  return (
    <ReadRow>
      {icon}
      <span>{name}</span>
      <Value>{children}</Value>
    </ReadRow>
  );
}
