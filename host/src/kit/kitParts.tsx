import { QueryClientProvider } from '@formline/shared/query';
import { StyleSystem } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { usePersonalCache } from './personalCache';

// One chunk: a page that needs the kit mostly needs the shell's navigation too.
export { AppFrame } from '../shell/AppFrame';
export { StaffRoute } from '../staff-page/StaffRoute';

/** What pages need that are not made of the basics alone. */
export function Kit({ children }: { readonly children: ReactNode }) {
  return (
    <StyleSystem>
      <QueryClientProvider client={usePersonalCache()}>{children}</QueryClientProvider>
    </StyleSystem>
  );
}
