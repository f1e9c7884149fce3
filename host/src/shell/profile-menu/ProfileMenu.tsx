import { activeClubProfiles } from '@formline/shared/domain/clubProfiles';
import { type Session, signOut } from '@formline/shared/session';
import { Button, chakra, PersonAvatar, Text, VisuallyHidden } from '@formline/shared/ui/core';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { ChevronDown, LogOut } from 'lucide-react';
import { shellTexts } from '../shell.texts';
import { ProfileSwitcher } from './ProfileSwitcher';

interface ProfileMenuProps {
  readonly session: Extract<Session, { status: 'signed-in' }>;
}

/** Who is signed in, in which profile, and the way out. */
export function ProfileMenu({ session }: ProfileMenuProps) {
  const { user, club, isManager } = session;
  const shownName = club ? club.ClubName : user.first_name;
  const clubs = isManager ? [] : activeClubProfiles(user);
  return (
    <Menu
      trigger={
        <Button variant="nav">
          <PersonAvatar name={user.full_name} imageUrl={user.avatar_url ?? undefined} size="sm" />
          <chakra.span hideBelow="md">{shownName}</chakra.span>
          <VisuallyHidden>{shellTexts.profileMenu}</VisuallyHidden>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuHeader>
        <Text fontWeight="semibold">{user.full_name}</Text>
        <Text tone="muted" size="sm">
          {user.email}
        </Text>
      </MenuHeader>
      <MenuSeparator />
      {clubs.length > 0 && (
        <>
          <ProfileSwitcher clubs={clubs} chosen={club} userName={user.full_name} />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => signOut()}>
        {shellTexts.logOut}
      </MenuItem>
      <MenuSeparator />
      <MenuHeader>
        <Text tone="subtle" size="xs">
          {shellTexts.version}
        </Text>
      </MenuHeader>
    </Menu>
  );
}
