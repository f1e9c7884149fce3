import { NavLink } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { TabBar } from '@formline/shared/ui/controls';

export interface TabLinksProps {
  readonly label: string;
  /** Without a query: switching tabs drops search and filters. */
  readonly tabs: readonly { readonly label: string; readonly to: string }[];
}

export function TabLinks({ label, tabs }: TabLinksProps) {
  const session = useSession();
  const isClub = session.status === 'signed-in' && session.club !== null;
  return (
    <TabBar aria-label={label} data-profile={isClub ? 'club' : 'personal'}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to}>
          {tab.label}
        </NavLink>
      ))}
    </TabBar>
  );
}
