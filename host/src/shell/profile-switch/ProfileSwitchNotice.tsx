import type { ClubProfile } from '@formline/shared/contracts/people/users';
import { answerProfileSwitch, type ProfileSwitch, useProfileSwitch } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { profileName, useChooseProfile } from '../profile-menu/profileChoice';
import { shellTexts } from '../shell.texts';

export const profileSwitchTexts = {
  followed: (to: string) => `You switched to ${to} in another tab, so this tab shows it too.`,
  kept: (to: string, from: string) =>
    `You switched to ${to} in another tab. This tab still shows ${from}, because something here is not saved.`,
  stay: (from: string) => `Stay in ${from}`,
  switchTo: (to: string) => `Switch to ${to}`,
};

const texts = profileSwitchTexts;
const nameOf = (club: ClubProfile | null) => profileName(club && { club, location: null });

function stayHere(club: ClubProfile | null): void {
  answerProfileSwitch(club);
  announce(shellTexts.profileChosen(nameOf(club)));
}

export function ProfileSwitchNotice() {
  const profileSwitch = useProfileSwitch();
  const choose = useChooseProfile();
  const noticeOf = useEffectEvent(({ from, to, isFollowed }: ProfileSwitch) =>
    isFollowed
      ? notify.offer(texts.followed(nameOf(to)), {
          label: texts.stay(nameOf(from)),
          onClick: () => stayHere(from),
        })
      : notify.offer(texts.kept(nameOf(to), nameOf(from)), {
          label: texts.switchTo(nameOf(to)),
          onClick: () => choose(to && { club: to, location: null }),
        }),
  );
  // External system: the notices, which live outside of this tree and must not change during a render.
  useEffect(() => {
    if (!profileSwitch) return undefined;
    const shown = Promise.resolve().then(() => noticeOf(profileSwitch));
    return () => void shown.then((close) => close());
  }, [profileSwitch]);
  return null;
}
