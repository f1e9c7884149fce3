import type { ReactNode } from 'react';
import { InlineNotice } from '../inline-notice/InlineNotice';

export interface FormErrorProps {
  /** What went wrong with the form as a whole; nothing is shown without it. */
  children?: ReactNode;
}

/** What the server said about a whole form, above its buttons. */
export function FormError({ children }: FormErrorProps) {
  if (!children) return null;
  return (
    <InlineNotice tone="error" role="alert">
      {children}
    </InlineNotice>
  );
}
