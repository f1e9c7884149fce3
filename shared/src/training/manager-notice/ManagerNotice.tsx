import { chakra } from '@formline/shared/ui/core';
import { Eye } from 'lucide-react';
import { managerNoticeTexts } from './managerNotice.texts';

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    mb: '6',
    borderRadius: 'md',
    bg: 'status.upcoming.bg',
    color: 'status.upcoming.fg',
    fontWeight: 'medium',
    '& svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
});

export function ManagerNotice() {
  return (
    <Notice>
      <Eye aria-hidden="true" />
      {managerNoticeTexts.notice}
    </Notice>
  );
}
