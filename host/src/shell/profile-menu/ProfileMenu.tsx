import { PLANS_PATH, upgradablePlan } from '@formline/shared/domain/accounts/upgradePrompts';
import { profileChoices } from '@formline/shared/domain/accounts/clubProfiles';
import { Link } from '@formline/shared/routing';
import type { Session } from '@formline/shared/session';
import { Button, chakra, PersonAvatar, VisuallyHidden } from '@formline/shared/ui/core';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@formline/shared/ui/overlays';
import { ChevronDown, CircleUserRound, Info, Keyboard, LogOut, Rocket, Sparkles } from 'lucide-react';
import { STAFF_PATH } from '../../staff-page/staffPath';
import { useOpenShellDialog } from '../dialogs/shellDialog';
import { shellTexts, accountTexts, shortcutsTexts } from '../shell.texts';
import { useSignOut } from '../sign-out/useSignOut';
import { useNow } from '../subscription/useNow';
import { ProfileMenuHead } from './ProfileMenuHead';
import { ProfileSwitcher } from './ProfileSwitcher';

/** A long name ends in an ellipsis, so that the tabs stay in one row. */
const Name = chakra('span', { base: { minW: '0', maxW: '60', lineHeight: 'normal', truncate: true } });

interface ProfileMenuProps {
  readonly session: Extract<Session, { status: 'signed-in' }>;
}

export function ProfileMenu({ session }: ProfileMenuProps) {
  const open = useOpenShellDialog();
  const signOut = useSignOut();
  const { user, club, isManager } = session;
  const plan = upgradablePlan(user, club, useNow());
  const name = club ? club.ClubName : user.first_name;
  const chosen = club
    ? { name: club.ClubName, imageUrl: club.ClubLogoUrl }
    : { name: user.full_name, imageUrl: user.avatar_url };
  const choices = isManager ? [] : profileChoices(user);
  return (
    <Menu
      trigger={
        <Button variant="nav" flexShrink="1" minW="0" title={chosen.name}>
          <VisuallyHidden>{shellTexts.profileMenu(name)}</VisuallyHidden>
          <chakra.span aria-hidden="true" display="contents">
            <PersonAvatar {...chosen} size="sm" />
            <Name hideBelow="md" translate="no">
              {name}
            </Name>
          </chakra.span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <ProfileMenuHead user={user} plan={plan} />
      {plan && (
        <MenuLink>
          <Link to={PLANS_PATH}>
            <Sparkles aria-hidden="true" />
            {shellTexts.upgrade}
          </Link>
        </MenuLink>
      )}
      <MenuSeparator />
      {choices.length > 0 && (
        <>
          <ProfileSwitcher choices={choices} session={session} />
          <MenuSeparator />
        </>
      )}
      <MenuItem
        icon={<CircleUserRound aria-hidden="true" />}
        isDisabled={isManager}
        onSelect={() => open('account')}
      >
        {accountTexts.settings}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => open('shortcuts')}>
        {shortcutsTexts.title}
      </MenuItem>
      {user.is_staff && (
        <MenuLink>
          <Link to={STAFF_PATH}>
            <Rocket aria-hidden="true" />
            {shellTexts.deliveries.title}
          </Link>
        </MenuLink>
      )}
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {shellTexts.logOut}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Info aria-hidden="true" />} onSelect={() => open('versions')}>
        {shellTexts.version}
      </MenuItem>
    </Menu>
  );
}
