import { useSession } from '@formline/shared/session';
import { Suspense } from 'react';
import { BannerPlaceholder } from '../BannerPlaceholder';
import { untilLoadedPart } from '../untilLoadedPart';

const DeletionStrip = untilLoadedPart(async () => (await import('./DeletionStrip')).DeletionStrip);

export function DeletionBanner() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.deletion_due_on === null) return null;
  return (
    <Suspense fallback={<BannerPlaceholder tone="warning" />}>
      <DeletionStrip dueOn={session.user.deletion_due_on} />
    </Suspense>
  );
}
