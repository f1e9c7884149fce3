import {
  type BillingPeriod,
  MONTHS_OF_A_YEAR,
  type SubscriptionPlan,
  yearlySaving,
} from '@formline/shared/domain/accounts/subscriptionPlans';
import { chakra, Text } from '@formline/shared/ui/core';
import { subscriptionTexts as texts } from './subscription.texts';

const Line = chakra('p', { base: { display: 'flex', alignItems: 'baseline', gap: '2', mt: '5' } });
const Figure = chakra('span', {
  base: {
    fontSize: '3xl',
    fontWeight: 'bold',
    lineHeight: 'none',
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PlanPriceProps {
  readonly plan: SubscriptionPlan;
  readonly period: BillingPeriod;
}

/** The second line is kept for the free plan too, so that the cards align. */
export function PlanPrice({ plan, period }: PlanPriceProps) {
  const price = plan.price[period];
  const saving = yearlySaving(plan);
  const aMonthByTheYear = priceText(plan.price.yearly / MONTHS_OF_A_YEAR);
  return (
    <>
      <Line>
        <Figure>{priceText(price)}</Figure>
        <Text as="span" tone="muted">
          {price === 0 ? texts.forever : period === 'monthly' ? texts.aMonth : texts.aYear}
        </Text>
      </Line>
      <Text size="sm" tone={period === 'yearly' ? 'accent' : 'muted'} mt="2" minH="5">
        {saving > 0 &&
          (period === 'yearly'
            ? texts.saving(aMonthByTheYear, priceText(saving))
            : texts.orYearly(aMonthByTheYear))}
      </Text>
    </>
  );
}

const dollarsOnly = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$0`, `$19.99`. */
const priceText = (dollars: number): string =>
  (Number.isInteger(dollars) ? dollarsOnly : dollarsAndCents).format(dollars);
