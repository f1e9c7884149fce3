import { Analytics } from '../analytics/Analytics';
import { SupportWidget } from '../support/SupportWidget';
import { AccountSwitch } from './account-switch/AccountSwitch';
import { ProfileSwitchNotice } from './profile-switch/ProfileSwitchNotice';
import { SessionTimeout } from './session-timeout/SessionTimeout';

/** What stands beside every page while somebody is signed in; loaded after the page itself. */
export function SignedInParts() {
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
