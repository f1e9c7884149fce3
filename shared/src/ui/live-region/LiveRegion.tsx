import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSyncExternalStore } from 'react';
import { currentAnnouncement, subscribeToAnnouncements } from './announcements';

/** The one place of the page where announcements are spoken. `UiProvider` holds it. */
export function LiveRegion() {
  const { id, text } = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncement,
    currentAnnouncement,
  );
  return (
    <VisuallyHidden aria-live="polite" data-live-region="">
      <span key={id}>{text}</span>
    </VisuallyHidden>
  );
}
