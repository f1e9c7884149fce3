import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { CommandGroup, CommandItem } from './commandGroups';
import { chosenInHighContrast } from '../theme/highContrast';

const List = chakra('div', {
  base: { flex: '0 1 auto', minH: '0', overflowY: 'auto', px: '2', pb: '2', _empty: { display: 'none' } },
});
const GroupLabel = chakra('div', {
  base: { px: '2.5', pt: '3', pb: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle' },
});
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: '2.5',
    py: '1',
    borderRadius: 'md',
    cursor: 'pointer',
    scrollMarginBlock: '8',
    _selected: {
      bg: 'bg.muted',
      boxShadow: 'inset 2px 0 0 {colors.accent}',
      _highContrast: chosenInHighContrast,
    },
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '8',
    flexShrink: '0',
    color: 'fg.subtle',
    '& > svg': { boxSize: 'icon.sm' },
  },
});
const Label = chakra('span', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });
const ItemNote = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm', flexShrink: '0' } });

interface CommandListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  readonly activeId: string | undefined;
  readonly optionId: (id: string) => string;
  readonly onPoint: (id: string) => void;
  readonly onPick: (id: string) => void;
}

export function CommandList({ id, label, groups, ...rest }: CommandListProps) {
  return (
    <List id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <GroupLabel aria-hidden="true">{group.label}</GroupLabel>
          {group.items.map((item) => (
            <CommandOption key={item.id} item={item} {...rest} />
          ))}
        </div>
      ))}
    </List>
  );
}

type CommandOptionProps = Omit<CommandListProps, 'id' | 'label' | 'groups'> & { readonly item: CommandItem };

function CommandOption({ item, activeId, optionId, onPoint, onPick }: CommandOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isActive = item.id === activeId;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      ref={ref}
      id={optionId(item.id)}
      role="option"
      aria-selected={isActive}
      onMouseMove={() => onPoint(item.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(item.id)}
    >
      {item.icon === undefined ? null : <Sign>{item.icon}</Sign>}
      <Label>{item.label}</Label>
      {item.note === undefined ? null : <ItemNote>{item.note}</ItemNote>}
    </Option>
  );
}
