import { unsentWork } from '@formline/shared/session';
import { Suspense, useState } from 'react';
import { untilLoadedPart } from '../untilLoadedPart';

const UnsentWorkNotice = untilLoadedPart(async () => (await import('./UnsentWorkNotice')).UnsentWorkNotice);

/** What was not sent before this page or sign-in began. */
export function UnsentWork({ userId }: { readonly userId: number }) {
  const [works] = useState(() => unsentWork(userId));
  return (
    <Suspense>
      {works.map((work) => (
        <UnsentWorkNotice key={work.path} {...{ userId, work }} />
      ))}
    </Suspense>
  );
}
