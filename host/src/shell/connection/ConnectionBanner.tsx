import { busyServer } from '@formline/shared/api-client';
import { announce, RetryButton, Text } from '@formline/shared/ui/basics';
import { Hourglass, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as styles from '../shell.module.css';
import type { ConnectionMonitor } from './connectionMonitor';

export const connectionTexts = {
  offline: 'You are offline. Formline continues as soon as you are back online.',
  unreachable: 'Formline is not responding. We’ll keep trying.',
  busy: 'Formline is very busy right now. We’ll keep trying.',
  back: 'You are back online',
};

interface ConnectionBannerProps {
  readonly monitor: ConnectionMonitor;
  readonly isHidden: boolean;
}

export function ConnectionBanner({ monitor, isHidden }: ConnectionBannerProps) {
  const connection = useSyncExternalStore(monitor.subscribe, monitor.current);
  const isBusy = useSyncExternalStore(busyServer.subscribe, busyServer.isBusy);
  const [isChecking, setIsChecking] = useState(false);
  const before = useRef(connection);
  // External system: the screen reader. A removed banner is not announced.
  useEffect(() => {
    if (connection === 'online' && before.current !== 'online') announce(connectionTexts.back);
    before.current = connection;
  }, [connection]);
  const handleRetry = async () => {
    setIsChecking(true);
    await monitor.askNow();
    setIsChecking(false);
  };
  return (
    <div role="status">
      {connection !== 'online' && !isHidden && (
        <div className={styles.banner}>
          <WifiOff aria-hidden="true" />
          <Text>{connectionTexts[connection]}</Text>
          <RetryButton size="sm" isRetrying={isChecking} onRetry={() => void handleRetry()} />
        </div>
      )}
      {connection === 'online' && isBusy && (
        <div className={styles.banner}>
          <Hourglass aria-hidden="true" />
          <Text>{connectionTexts.busy}</Text>
        </div>
      )}
    </div>
  );
}
