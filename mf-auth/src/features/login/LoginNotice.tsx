import { chakra } from '@formline/shared/ui/core';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

const NoticeRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    p: '3',
    borderRadius: 'md',
    bg: 'status.upcoming.bg',
    color: 'status.upcoming.fg',
    '& svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
});

/** Something about the account that is no fault: read out like an error, but not coloured like one. */
export function LoginNotice({ children }: { readonly children: ReactNode }) {
  return (
    <NoticeRoot role="alert">
      <Info aria-hidden="true" />
      <div>{children}</div>
    </NoticeRoot>
  );
}
