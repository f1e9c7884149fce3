import { useQuery } from '@formline/shared/query';
import { usePageTitle } from '@formline/shared/routing';
import { type Session, useSession } from '@formline/shared/session';
import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { useState } from 'react';
import { subscriptionTexts } from '../features/subscription/subscription.texts';
import { SubscriptionPage } from '../features/subscription/SubscriptionPage';
import { trainerQuery } from '../queries/trainer';

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

export function SubscriptionRoute() {
  const session = useSession();
  const [now] = useState(() => new Date());
  usePageTitle(subscriptionTexts.pageTitle);
  if (session.status !== 'signed-in') return null;
  if (session.isManager) {
    return <SubscriptionPage user={null} club={null} now={now} notice={<ManagerNotice />} />;
  }
  return <OwnSubscription session={session} now={now} />;
}

function OwnSubscription({ session, now }: { readonly session: SignedIn; readonly now: Date }) {
  useQuery(trainerQuery);
  return <SubscriptionPage user={session.user} club={session.club} now={now} />;
}
