import { Analytics } from '../analytics/Analytics';
import { SupportWidget } from '../support/SupportWidget';
import { AccountSwitch } from './account-switch/AccountSwitch';
import { ProfileSwitchNotice } from './profile-switch/ProfileSwitchNotice';
import { SessionTimeout } from './session-timeout/SessionTimeout';

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
