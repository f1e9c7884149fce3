import type { Session } from '@formline/shared/session';
import { Button, chakra, Flex, IconButton, KeyCaps, VisuallyHidden } from '@formline/shared/ui/core';
import { Search, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { useOpenShellDialog } from '../dialogs/shellDialog';
import { untilLoadedPart } from '../untilLoadedPart';
import { shellTexts, accountTexts } from '../shell.texts';
import { PALETTE_KEYS, useShellShortcuts } from '../shortcuts/useShellShortcuts';

const ProfileMenu = untilLoadedPart(
  async () => (await import(/* webpackChunkName: "signed-in" */ '../profile-menu/ProfileMenu')).ProfileMenu,
);

/** About as wide as the menu's button, so that its neighbours do not move. */
const ProfileMenuPlaceholder = chakra('span', { base: { h: 'control.md', w: { base: '20', md: '32' } } });

interface NavigationActionsProps {
  readonly session: Extract<Session, { status: 'signed-in' }>;
}

export function NavigationActions({ session }: NavigationActionsProps) {
  const open = useOpenShellDialog();
  useShellShortcuts();
  return (
    <Flex align="center" gap="1" minW="0">
      <Button
        variant="nav"
        px={{ base: '2', md: '4' }}
        icon={<Search aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <chakra.span hideBelow="md">{shellTexts.search}</chakra.span>
        <VisuallyHidden hideFrom="md">{shellTexts.search}</VisuallyHidden>
        <chakra.span hideBelow="lg" aria-hidden="true">
          <KeyCaps keys={PALETTE_KEYS} />
        </chakra.span>
      </Button>
      <IconButton
        variant="nav"
        label={accountTexts.settings}
        icon={<Settings />}
        disabled={session.isManager}
        onClick={() => open('account')}
      />
      <Suspense fallback={<ProfileMenuPlaceholder />}>
        <ProfileMenu session={session} />
      </Suspense>
    </Flex>
  );
}
