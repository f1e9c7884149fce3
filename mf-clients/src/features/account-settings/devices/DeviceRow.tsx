import type { OpenSession } from '@formline/shared/contracts/accounts/openSessions';
import { Badge, Box, Button, Flex, Text } from '@formline/shared/ui/core';
import { Monitor, Smartphone } from 'lucide-react';
import { devicesTexts as texts } from './devices.texts';

const PHONE_SYSTEMS = /Android|iOS/;

interface DeviceRowProps {
  readonly device: OpenSession;
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
}

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const name = deviceName(device);
  const Icon = PHONE_SYSTEMS.test(name) ? Smartphone : Monitor;
  return (
    <Flex role="listitem" align="center" gap="3" py="3">
      <Box color="fg.subtle" flexShrink="0">
        <Icon aria-hidden="true" size={20} />
      </Box>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {device.is_current && <Badge tone="accent">{texts.current}</Badge>}
        </Flex>
        <Text size="sm" tone="muted">
          {timesOf(device)}
        </Text>
      </Box>
      {!device.is_current && (
        <Button size="sm" aria-label={texts.signOutOf(name)} isLoading={isBusy} onClick={onSignOut}>
          {texts.signOut}
        </Button>
      )}
    </Flex>
  );
}

export const deviceName = ({ browser }: OpenSession): string => browser ?? texts.unknown;

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The time of day suffices, because open sessions were used within the last half hour. */
function timesOf({ began_at: begin, last_used_at: lastUse, is_current: isCurrent }: OpenSession): string {
  const signedIn = texts.signedIn(momentFormat.format(new Date(begin)));
  return isCurrent ? signedIn : `${signedIn} · ${texts.lastUsed(timeFormat.format(new Date(lastUse)))}`;
}
