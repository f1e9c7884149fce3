import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { announce } from '@formline/shared/ui/basics';
import { Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchSiteConfig } from '../../site-config/readSiteConfig';
import { type Asker, askUntil } from '../connection/askUntil';
import { RetryNotice } from '../notice-page/RetryNotice';

export const maintenanceTexts = {
  title: 'Formline is down for maintenance',
  text: 'We’ll be back soon. Nothing you saved is lost, and this page opens again by itself.',
  stillClosed: 'Formline is still down for maintenance',
};

/** Spread, so that not everybody returns in the same second. */
const POLL_MS = 20_000;
const SPREAD_MS = 10_000;

interface MaintenancePageProps {
  readonly onOpen: (config: SiteConfig) => void;
}

export function MaintenancePage({ onOpen }: MaintenancePageProps) {
  const [isChecking, setIsChecking] = useState(false);
  const asker = useRef<Asker>(null);
  // External system: the server.
  useEffect(() => {
    const isOpenNow = async () => {
      const config = await fetchSiteConfig();
      if (!config.maintenance) onOpen(config);
      return !config.maintenance;
    };
    asker.current = askUntil(isOpenNow, () => POLL_MS + Math.random() * SPREAD_MS);
    return asker.current.stop;
  }, [onOpen]);
  const handleRetry = async () => {
    setIsChecking(true);
    const isOpen = await asker.current?.now();
    setIsChecking(false);
    if (!isOpen) announce(maintenanceTexts.stillClosed);
  };
  return (
    <RetryNotice
      icon={<Wrench />}
      title={maintenanceTexts.title}
      text={maintenanceTexts.text}
      isRetrying={isChecking}
      onRetry={() => void handleRetry()}
    />
  );
}
