import { announce, Button, chakra, Text } from '@formline/shared/ui/core';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connectionTexts } from './connection.texts';
import type { ConnectionMonitor } from './connectionMonitor';

const Banner = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'navigation',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '4',
    py: '1.5',
    bg: 'status.incomplete.bg',
    color: 'status.incomplete.fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0' },
  },
});

interface ConnectionBannerProps {
  readonly monitor: ConnectionMonitor;
  /** The page itself says so already. */
  readonly isHidden: boolean;
}

/** Says at the top of the page that the line or the server is gone, until it is back. */
export function ConnectionBanner({ monitor, isHidden }: ConnectionBannerProps) {
  const connection = useSyncExternalStore(monitor.subscribe, monitor.current);
  const [isAsking, setIsAsking] = useState(false);
  const before = useRef(connection);
  // Meets the screen reader: a banner that goes away says nothing by itself.
  useEffect(() => {
    if (connection === 'online' && before.current !== 'online') announce(connectionTexts.back);
    before.current = connection;
  }, [connection]);
  const handleRetry = async () => {
    setIsAsking(true);
    await monitor.askNow();
    setIsAsking(false);
  };
  return (
    <div role="status">
      {connection !== 'online' && !isHidden && (
        <Banner>
          <WifiOff aria-hidden="true" />
          <Text>{connectionTexts[connection]}</Text>
          <Button size="sm" isLoading={isAsking} onClick={() => void handleRetry()}>
            {connectionTexts.retry}
          </Button>
        </Banner>
      )}
    </div>
  );
}
