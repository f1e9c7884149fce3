import { Outlet } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { chakra, Container, SkipLink, SHELL_HEIGHT_PROPERTY } from '@formline/shared/ui/core';
import { useRef, type RefObject, useLayoutEffect } from 'react';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import { useLiveRemotes } from '../remotes/registry/liveRemotes';
import { DeletionBanner } from './account-deletion/DeletionBanner';
import { ShellDialogs } from './dialogs/ShellDialogs';
import { EmailConfirmationBanner } from './email-confirmation/EmailConfirmationBanner';
import { MAIN_ID } from './regionIds';
import * as styles from './shell.module.css';
import { useProfileOfNavigation } from './profile-menu/profileChoice';
import { ProfileSwitchNotice } from './profile-switch/ProfileSwitchNotice';
import { ExpiredBanner } from './subscription/ExpiredBanner';
import { TermsGate } from './terms-gate/TermsGate';
import { TopNavigation } from './top-navigation/TopNavigation';
import { UnsentWork } from './unsent-work/UnsentWork';

export function AppFrame() {
  const { entries } = useLiveRemotes();
  const session = useSession();
  const shellRef = useRef<HTMLDivElement>(null);
  useShellHeight(shellRef);
  useProfileOfNavigation();
  return (
    <>
      <EndOfFirstPaint />
      <SkipLink targetId={MAIN_ID} />
      <ShellDialogs entries={entries}>
        <div ref={shellRef} className={styles.shell}>
          <TopNavigation entries={entries} />
          <ExpiredBanner />
          <EmailConfirmationBanner />
          <DeletionBanner />
        </div>
        <chakra.main id={MAIN_ID} tabIndex={-1} outline="none">
          <Container padded>
            <Outlet />
          </Container>
        </chakra.main>
      </ShellDialogs>
      {session.status === 'signed-in' && (
        <>
          <TermsGate key={session.user.id} />
          <ProfileSwitchNotice />
          <UnsentWork userId={session.user.id} />
        </>
      )}
    </>
  );
}

function useShellHeight(ref: RefObject<HTMLElement | null>): void {
  // External system: the layout. Banners, also the one above the shell, and wrapped tabs change the height.
  useLayoutEffect(() => {
    const shell = ref.current;
    if (!shell) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const bottom = shell.getBoundingClientRect().bottom + window.scrollY;
      style.setProperty(SHELL_HEIGHT_PROPERTY, `${Math.round(bottom)}px`);
    };
    // The observer calls first after a paint: a page that fills the window would be painted too high once.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shell);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      style.removeProperty(SHELL_HEIGHT_PROPERTY);
    };
  }, [ref]);
}
