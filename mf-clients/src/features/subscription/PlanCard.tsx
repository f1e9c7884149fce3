import type {
  BillingPeriod,
  PlanId,
  SubscriptionPlan,
} from '@formline/shared/domain/accounts/subscriptionPlans';
import { isAbove, isRecommended } from '@formline/shared/domain/accounts/subscriptionPlans';
import { useSiteConfig } from '@formline/shared/site-config';
import { Button, chakra, Heading, Text } from '@formline/shared/ui/core';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { PlanPrice } from './PlanPrice';
import { subscriptionTexts as texts } from './subscription.texts';

const Plan = chakra('section', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    p: '7',
    pt: '8',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
  variants: {
    isRecommended: { true: { borderColor: 'accent', boxShadow: 'overlay' } },
    isCurrent: { true: { borderColor: 'accent' } },
  },
});
const Tab = chakra('p', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '7',
    transform: 'translateY(-50%)',
    px: '3',
    py: '1',
    borderRadius: 'full',
    border: 'thin',
    borderColor: 'accent',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    tone: {
      recommended: { bg: 'accent', color: 'accent.fg' },
      current: { bg: 'bg.surface', color: 'accent.text' },
    },
  },
});
const Features = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', mt: '3', listStyle: 'none' },
});
const Feature = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'accent.text' },
  },
});
const Foot = chakra('div', { base: { display: 'flex', alignItems: 'center', minH: 'control.lg', mt: '5' } });

export interface OwnPlan {
  readonly plan: PlanId;
  readonly status: string;
}

interface PlanCardProps {
  readonly plan: SubscriptionPlan;
  readonly period: BillingPeriod;
  readonly own: OwnPlan | null;
  readonly freeClients: number;
}

export function PlanCard({ plan, period, own, freeClients }: PlanCardProps) {
  const titleId = useId();
  const { id, features } = plan;
  const isCurrent = id === own?.plan;
  const recommended = isRecommended(id, own?.plan ?? null);
  return (
    <Plan aria-labelledby={titleId} isRecommended={recommended} isCurrent={isCurrent}>
      {recommended && <Tab tone="recommended">{texts.recommended}</Tab>}
      {isCurrent && <Tab tone="current">{texts.currentPlan}</Tab>}
      <Heading id={titleId} size="lg">
        {texts.names[id]}
      </Heading>
      <Text tone="muted" mt="1">
        {texts.pitches[id]}
      </Text>
      <PlanPrice plan={plan} period={period} />
      <Foot>
        <PlanStep plan={id} own={own} isMain={recommended} />
      </Foot>
      {id !== 'base' && (
        <Text size="sm" tone="muted" mt="5">
          {id === 'plus' ? texts.plusMore : texts.proMore}
        </Text>
      )}
      <Features {...(id === 'base' && { mt: '5' })}>
        {features.map((feature) => (
          <Feature key={feature}>
            <Check aria-hidden="true" />
            {feature === 'free-clients' ? texts.freeClients(freeClients) : texts.features[feature]}
          </Feature>
        ))}
      </Features>
    </Plan>
  );
}

interface PlanStepProps {
  readonly plan: PlanId;
  readonly own: OwnPlan | null;
  readonly isMain: boolean;
}

function PlanStep({ plan, own, isMain }: PlanStepProps) {
  const { download } = useSiteConfig().appLinks;
  if (own === null) return null;
  if (!isAbove(plan, own.plan)) {
    return <Text tone="muted">{plan === own.plan ? own.status : texts.included}</Text>;
  }
  if (download === null) return <Text tone="muted">{texts.upgradeInApp}</Text>;
  return (
    <Button asChild w="full" size="lg" variant={isMain ? 'primary' : 'secondary'}>
      <a href={download} target="_blank" rel="noopener noreferrer">
        {texts.getInApp(texts.names[plan])}
      </a>
    </Button>
  );
}
