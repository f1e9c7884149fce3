import { profileChoices } from '@formline/shared/domain/accounts/clubProfiles';
import { colorSchemeChoices } from '@formline/shared/domain/accounts/colorScheme';
import { type Session, useSession } from '@formline/shared/session';
import { useColorScheme } from '@formline/shared/ui/core';
import { ArrowLeftRight, CircleUserRound, Info, Keyboard, LogOut, SunMoon } from 'lucide-react';
import { type ShellDialogName, useOpenShellDialog } from '../dialogs/shellDialog';
import {
  chosenProfileKey,
  profileKey,
  profileName,
  profileNote,
  useChooseProfile,
} from '../profile-menu/profileChoice';
import { shellTexts, accountTexts, shortcutsTexts } from '../shell.texts';
import { useSignOut } from '../sign-out/useSignOut';
import { versionsTexts } from '../versions/versions.texts';
import type { Command } from './foundCommands';
import { paletteTexts } from './palette.texts';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export function useActionCommands(): Command[] {
  const session = useSession();
  const open = useOpenShellDialog();
  const signOut = useSignOut();
  const choose = useChooseProfile();
  const schemes = useSchemeCommands();
  if (session.status !== 'signed-in') return [];
  const opening = (name: ShellDialogName, label: string, icon: Command['icon']): Command => ({
    id: `open-${name}`,
    label,
    icon,
    run: () => open(name),
  });
  return [
    ...switchCommands(session, choose),
    ...(session.isManager
      ? []
      : [opening('account', accountTexts.settings, <CircleUserRound aria-hidden="true" />)]),
    ...schemes,
    opening('shortcuts', shortcutsTexts.title, <Keyboard aria-hidden="true" />),
    opening('versions', versionsTexts.title, <Info aria-hidden="true" />),
    {
      id: 'log-out',
      label: shellTexts.logOut,
      icon: <LogOut aria-hidden="true" />,
      run: signOut,
    },
  ];
}

function useSchemeCommands(): Command[] {
  const { choice, choose } = useColorScheme();
  return colorSchemeChoices
    .filter((scheme) => scheme !== choice)
    .map((scheme) => ({
      id: `scheme-${scheme}`,
      label: paletteTexts.schemes[scheme],
      icon: <SunMoon aria-hidden="true" />,
      run: () => choose(scheme),
    }));
}

function switchCommands(session: SignedIn, choose: ReturnType<typeof useChooseProfile>): Command[] {
  const choices = [null, ...(session.isManager ? [] : profileChoices(session.user))];
  const others = choices.filter((choice) => profileKey(choice) !== chosenProfileKey(session));
  return others.map((choice) => ({
    id: `profile-${profileKey(choice)}`,
    label: paletteTexts.switchTo(profileName(choice)),
    note: profileNote(choice),
    icon: <ArrowLeftRight aria-hidden="true" />,
    leadsAway: true,
    run: () => choose(choice),
  }));
}
