import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { currentAnnouncements, subscribeToAnnouncements } from './announcements';

/** Outside the page, because an open dialog hides the page from screen readers. */
export function LiveRegion() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncements,
    currentAnnouncements,
  );
  // A page that is rendered in advance announces nothing.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <VisuallyHidden aria-live="polite" data-live-region="">
      {announcements.map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </VisuallyHidden>,
    document.body,
  );
}
