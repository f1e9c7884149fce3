import { NavLink } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { TabBar } from '@formline/shared/ui/controls';

export interface TabLinksProps {
  /** What the tabs are of, such as 'Workouts'. */
  readonly label: string;
  /** `to` is the address of a tab, without a query: going there leaves search and filters behind. */
  readonly tabs: readonly { readonly label: string; readonly to: string }[];
}

/** The sections of a page, each with an address of its own. The bar wears the colour of the chosen profile. */
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
