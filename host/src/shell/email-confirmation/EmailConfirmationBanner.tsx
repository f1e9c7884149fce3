import { useSession } from '@formline/shared/session';
import { Suspense } from 'react';
import { BannerPlaceholder } from '../BannerPlaceholder';
import { untilLoadedPart } from '../untilLoadedPart';

const ConfirmEmailStrip = untilLoadedPart(
  async () => (await import('./ConfirmEmailStrip')).ConfirmEmailStrip,
);

export function EmailConfirmationBanner() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.email_confirmed) return null;
  return (
    <Suspense fallback={<BannerPlaceholder tone="info" />}>
      <ConfirmEmailStrip email={session.user.email} />
    </Suspense>
  );
}
