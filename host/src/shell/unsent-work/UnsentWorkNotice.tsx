import { useLocation, useNavigate } from '@formline/shared/routing';
import { type UnsentWork, unsentWork } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect, useEffectEvent } from 'react';

const texts = {
  unsaved: (title: string) => `Not saved yet: ${title}`,
  open: 'Open',
};

interface UnsentWorkNoticeProps {
  readonly userId: number;
  readonly work: UnsentWork;
}

/** Stands on every page but the one that sends the work. */
export function UnsentWorkNotice({ userId, work: { title, path } }: UnsentWorkNoticeProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isThere = `${pathname}${search}` === path;
  const open = useEffectEvent(() => void navigate(path));
  // External system: the notices, which live outside of this tree and must not change during a render.
  useEffect(() => {
    const isUnsent = unsentWork(userId).some((work) => work.path === path);
    if (isThere || !isUnsent) return undefined;
    const action = { label: texts.open, onClick: () => open() };
    const shown = Promise.resolve().then(() => notify.offer(texts.unsaved(title), action));
    return () => void shown.then((close) => close());
  }, [userId, title, path, isThere]);
  return null;
}
