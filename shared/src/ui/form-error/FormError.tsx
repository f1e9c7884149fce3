import type { ReactNode } from 'react';
import { InlineNotice } from '../inline-notice/InlineNotice';

export interface FormErrorProps {
  children?: ReactNode;
}

export function FormError({ children }: FormErrorProps) {
  if (!children) return null;
  return (
    <InlineNotice tone="error" role="alert">
      {children}
    </InlineNotice>
  );
}
