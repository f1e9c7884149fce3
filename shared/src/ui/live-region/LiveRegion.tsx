import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSyncExternalStore } from 'react';
import { currentAnnouncements, subscribeToAnnouncements } from './announcements';

/** Outside the page, because an open dialog hides the page from screen readers. */
export function LiveRegion() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncements,
    currentAnnouncements,
  );
  return (
    <Portal>
      <VisuallyHidden aria-live="polite" data-live-region="">
        {announcements.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </VisuallyHidden>
    </Portal>
  );
}
