import { Unplug } from 'lucide-react';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

/** Shown when no remote offers the page somebody should land on. */
export function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return <RetryNotice icon={<Unplug />} title={title} text={text} onRetry={() => location.reload()} />;
}
