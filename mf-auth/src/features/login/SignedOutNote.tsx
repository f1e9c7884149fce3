import { signedOutTexts, useSession } from '@formline/shared/session';
import { chakra } from '@formline/shared/ui/core';
import { Info } from 'lucide-react';

const NoteRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    mb: '5',
    p: '3',
    borderRadius: 'md',
    bg: 'status.upcoming.bg',
    color: 'status.upcoming.fg',
    '& svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
});

export function SignedOutNote() {
  const session = useSession();
  const reason = session.status === 'signed-out' ? session.reason : null;
  const text = reason && signedOutTexts[reason];
  if (!text) return null;
  return (
    <NoteRoot role="status">
      <Info aria-hidden="true" />
      <div>{text}</div>
    </NoteRoot>
  );
}
