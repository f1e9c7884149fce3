import { Link } from '@formline/shared/routing';
import { chakra } from '@formline/shared/ui/core';

interface NavigationTabProps {
  readonly label: string;
  readonly path: string;
  readonly isActive: boolean;
  readonly level: 'main' | 'sub';
}

const TabLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    position: 'relative',
    transitionProperty: 'color',
    transitionDuration: 'fast',
    color: 'nav.fgMuted',
    _hover: { color: 'nav.fg' },
    "&[aria-current='page']": {
      color: 'nav.fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '3',
        bottom: '0',
        borderBottom: 'thick',
        borderColor: 'nav.indicator',
      },
    },
  },
  variants: {
    level: {
      main: { fontSize: 'md', fontWeight: 'semibold' },
      sub: { fontSize: 'sm', fontWeight: 'medium', minH: '9' },
    },
  },
});

export function NavigationTab({ label, path, isActive, level }: NavigationTabProps) {
  return (
    <TabLink to={path} level={level} aria-current={isActive ? 'page' : undefined}>
      {label}
    </TabLink>
  );
}
