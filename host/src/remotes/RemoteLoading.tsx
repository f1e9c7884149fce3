import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { isFirstPaintShown } from './FirstPaint';
import { HeadingOutline, PageOutline } from './PageOutline';

interface RemoteLoadingProps {
  readonly outline?: RemoteRoute['outline'] | undefined;
  /** The first paint is the page itself, which stays until its module has come. */
  readonly isPainted?: boolean | undefined;
}

export function RemoteLoading({ outline, isPainted = false }: RemoteLoadingProps) {
  return isPainted && isFirstPaintShown() ? null : (
    <PageOutline heading={<HeadingOutline />} outline={outline} />
  );
}
