import type { ClubProfile } from '@formline/shared/contracts/people/users';
import { answerProfileSwitch, type ProfileSwitch, useProfileSwitch } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect } from 'react';
import { profileName } from '../profile-menu/profileChoice';
import { shellTexts } from '../shell.texts';

export const profileSwitchTexts = {
  followed: (to: string) => `You switched to ${to} in another tab, so this tab shows it too.`,
  kept: (to: string, from: string) =>
    `You switched to ${to} in another tab. This tab still shows ${from}, because something here is not saved.`,
  stay: (from: string) => `Stay in ${from}`,
  switchTo: (to: string) => `Switch to ${to}`,
};

const nameOf = (club: ClubProfile | null) => profileName(club && { club, location: null });

function showOnlyHere(club: ClubProfile | null): void {
  answerProfileSwitch(club);
  announce(shellTexts.profileChosen(nameOf(club)));
}

export function ProfileSwitchNotice() {
  const profileSwitch = useProfileSwitch();
  // External system: the notices, which live outside of this tree and must not change during a render.
  useEffect(() => {
    if (!profileSwitch) return undefined;
    const shown = Promise.resolve().then(() => showNotice(profileSwitch));
    return () => void shown.then((close) => close());
  }, [profileSwitch]);
  return null;
}

function showNotice({ from, to, isFollowed }: ProfileSwitch): () => void {
  const [club, text, label] = isFollowed
    ? [from, profileSwitchTexts.followed(nameOf(to)), profileSwitchTexts.stay(nameOf(from))]
    : [to, profileSwitchTexts.kept(nameOf(to), nameOf(from)), profileSwitchTexts.switchTo(nameOf(to))];
  return notify.offer(text, { label, onClick: () => showOnlyHere(club) });
}
