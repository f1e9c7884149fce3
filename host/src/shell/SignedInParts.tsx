import { useEffect } from 'react';
import { Analytics } from '../analytics/Analytics';
import { SupportWidget } from '../support/SupportWidget';
import { AccountSwitch } from './account-switch/AccountSwitch';
import { shareChangesWithTabs } from './changes-across-tabs/shareChangesWithTabs';
import { ProfileSwitchNotice } from './profile-switch/ProfileSwitchNotice';
import { SessionTimeout } from './session-timeout/SessionTimeout';

export function SignedInParts() {
  // Meets the other tabs.
  useEffect(shareChangesWithTabs, []);
  return (
    <>
      <SessionTimeout />
      <AccountSwitch />
      <ProfileSwitchNotice />
      <Analytics />
      <SupportWidget />
    </>
  );
}
