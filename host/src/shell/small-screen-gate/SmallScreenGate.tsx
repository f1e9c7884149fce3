import * as z from '@formline/shared/contracts/schema';
import { useLocation } from '@formline/shared/routing';
import { browserRecord } from '@formline/shared/session';
import { type ReactNode, useState } from 'react';
import { CoveredPage } from '../covered-page/CoveredPage';
import { TryTheApp } from './TryTheApp';
import { isForAnyScreen } from './screenRule';
import { useSmallScreen } from './useSmallScreen';

/** The person continues without the app until the tab closes. */
const continued = browserRecord('smallScreenContinued', z.boolean(), { tabs: 'this', until: 'removed' });

export function SmallScreenGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isSmall = useSmallScreen();
  const [hasContinued, setHasContinued] = useState(() => continued.read() ?? false);
  const handleContinue = () => {
    continued.write(true);
    setHasContinued(true);
  };
  const isClosed = isSmall && !hasContinued && !isForAnyScreen(pathname);
  return (
    <CoveredPage cover={isClosed ? <TryTheApp onContinue={handleContinue} /> : null}>{children}</CoveredPage>
  );
}
