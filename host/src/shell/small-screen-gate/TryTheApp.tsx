import { useSiteConfig } from '@formline/shared/site-config';
import { Button } from '@formline/shared/ui/basics';
import { Smartphone } from 'lucide-react';
import { NoticePage } from '../notice-page/NoticePage';
import { smallScreenGateTexts } from '../shell.texts';

export function TryTheApp({ onContinue }: { readonly onContinue: () => void }) {
  const { download } = useSiteConfig().appLinks;
  return (
    <NoticePage
      icon={<Smartphone />}
      title={smallScreenGateTexts.title}
      text={smallScreenGateTexts.text}
      actions={
        <>
          {download !== null && (
            <Button asChild variant="primary" size="lg">
              <a href={download} target="_blank" rel="noopener noreferrer">
                {smallScreenGateTexts.download}
              </a>
            </Button>
          )}
          <Button variant="quiet" size="lg" onClick={onContinue}>
            {smallScreenGateTexts.continueAnyway}
          </Button>
        </>
      }
    />
  );
}
