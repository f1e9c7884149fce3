import type { SiteConfig } from '@formline/shared/contracts/siteConfig';
import { announce } from '@formline/shared/ui/core';
import { Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchSiteConfig } from '../../site-config/readSiteConfig';
import { type Asker, askUntil } from '../connection/askUntil';
import { RetryNotice } from '../notice-page/RetryNotice';
import { maintenanceTexts } from './maintenance.texts';

/** How often a closed site is asked whether it has opened; spread, so that not everybody comes back in one second. */
const POLL_MS = 20_000;
const SPREAD_MS = 10_000;

interface MaintenancePageProps {
  /** Told the configuration of the site once it has opened. */
  readonly onOpen: (config: SiteConfig) => void;
}

/** Says that the site is closed for work, and goes on by itself when it opens. */
export function MaintenancePage({ onOpen }: MaintenancePageProps) {
  const [isChecking, setIsChecking] = useState(false);
  const asker = useRef<Asker>(null);
  // Meets the server.
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
