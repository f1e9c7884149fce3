import { useEffect } from 'react';
import { SupportWidget } from '../support/SupportWidget';
import { AccountSwitch } from './account-switch/AccountSwitch';
import { shareChangesWithTabs } from './changes-across-tabs/shareChangesWithTabs';
import { ProfileSwitchNotice } from './profile-switch/ProfileSwitchNotice';
import { SessionTimeout } from './session-timeout/SessionTimeout';
import { apiAnalytics, startAnalytics } from '../analytics/startAnalytics';

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

function Analytics() {
  // External systems: the event bus and the server.
  useEffect(() => startAnalytics(apiAnalytics), []);
  return null;
}
