import { Unplug } from 'lucide-react';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

export function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return <RetryNotice icon={<Unplug />} title={title} text={text} onRetry={() => location.reload()} />;
}
