import { showsExpiredBanner } from '@formline/shared/domain/accounts/upgradePrompts';
import { useLocation } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Suspense } from 'react';
import { BannerPlaceholder } from '../BannerPlaceholder';
import { untilLoadedPart } from '../untilLoadedPart';
import { sectionOf } from '@formline/shared/domain/navigation/visibleTabs';
import { useNow } from './useNow';

const ExpiredStrip = untilLoadedPart(async () => (await import('./ExpiredStrip')).ExpiredStrip);

export function ExpiredBanner() {
  const session = useSession();
  const { pathname } = useLocation();
  const now = useNow();
  if (session.status !== 'signed-in') return null;
  const { user, club } = session;
  if (!showsExpiredBanner(user, { section: sectionOf(pathname), club }, now)) return null;
  return (
    <Suspense fallback={<BannerPlaceholder tone="warning" />}>
      <ExpiredStrip />
    </Suspense>
  );
}
