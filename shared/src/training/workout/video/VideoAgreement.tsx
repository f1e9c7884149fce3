import { chakra, Link, Text, VisuallyHidden } from '@formline/shared/ui/core';
import { ExternalLink } from 'lucide-react';
import { workoutVideoTexts } from './workoutVideo.texts';

const { agreement } = workoutVideoTexts;
const TERMS_PATH = '/terms-and-conditions';

/** The agreement opens in a new tab, so that an upload continues. */
export function VideoAgreement() {
  return (
    <chakra.footer borderTop="thin" borderColor="border" pt="4">
      <Text size="sm" tone="muted" maxW="prose" textWrap="pretty">
        {agreement.text}{' '}
        <Link
          href={TERMS_PATH}
          target="_blank"
          rel="noopener"
          css={{ '& svg': { display: 'inline', boxSize: '3.5' } }}
        >
          {agreement.link}
          <VisuallyHidden> {agreement.newTab}</VisuallyHidden> <ExternalLink aria-hidden="true" />
        </Link>
      </Text>
    </chakra.footer>
  );
}
