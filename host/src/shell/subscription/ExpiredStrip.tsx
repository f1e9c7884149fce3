import { PLANS_PATH } from '@formline/shared/domain/accounts/upgradePrompts';
import { Link } from '@formline/shared/routing';
import { Button } from '@formline/shared/ui/core';
import { Banner } from '@formline/shared/ui/overlays';
import { shellTexts } from '../shell.texts';

export function ExpiredStrip() {
  return (
    <Banner
      tone="warning"
      label={shellTexts.subscription}
      action={
        <Button asChild size="sm" variant="primary">
          <Link to={PLANS_PATH}>{shellTexts.upgrade}</Link>
        </Button>
      }
    >
      {shellTexts.expired}
    </Banner>
  );
}
