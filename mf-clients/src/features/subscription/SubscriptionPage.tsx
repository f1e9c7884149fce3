import type { ClubProfile, CurrentUser } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import {
  type BillingPeriod,
  currentPlan,
  subscriptionPlans,
} from '@formline/shared/domain/accounts/subscriptionPlans';
import { Link as RouterLink } from '@formline/shared/routing';
import { chakra, InlineNotice, PageHeader } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { type ReactNode, useState } from 'react';
import { ManageInApp } from './ManageInApp';
import { PlanCard } from './PlanCard';
import { statusText } from './statusText';
import { subscriptionTexts as texts } from './subscription.texts';

const FREE_CLIENTS = 1;

const Plans = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '6',
    mt: '8',
    mb: '8',
  },
});

const periods = [
  { value: 'monthly', label: texts.monthly },
  { value: 'yearly', label: texts.yearly },
] as const;

interface SubscriptionPageProps {
  readonly user: CurrentUser | null;
  readonly club: ClubProfile | null;
  readonly now: Date;
  readonly notice?: ReactNode;
}

export function SubscriptionPage({ user, club, now, notice }: SubscriptionPageProps) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const own = user && { plan: currentPlan(user, now), status: statusText(user, now) };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        breadcrumbs={[
          <RouterLink key="clients" to={CLIENTS_PATH}>
            {texts.breadcrumb}
          </RouterLink>,
        ]}
        actions={
          <SegmentedControl
            label={texts.billing}
            isLabelHidden
            options={periods}
            value={period}
            onChange={setPeriod}
          />
        }
      />
      {notice}
      {club && <InlineNotice>{texts.club(club.ClubName)}</InlineNotice>}
      <Plans>
        {subscriptionPlans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            own={own}
            freeClients={user?.max_free_clients ?? FREE_CLIENTS}
          />
        ))}
      </Plans>
      <ManageInApp />
    </>
  );
}
