import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const FormErrorRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    p: '3',
    borderRadius: 'md',
    bg: 'danger.subtle',
    color: 'danger.text',
    fontSize: 'md',
    '& svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
});

export interface FormErrorProps {
  /** What went wrong with the form as a whole; nothing is shown without it. */
  children?: ReactNode;
}

/** What the server said about a whole form, above its buttons. */
export function FormError({ children }: FormErrorProps) {
  if (!children) return null;
  return (
    <FormErrorRoot role="alert">
      <CircleAlert aria-hidden="true" />
      <div>{children}</div>
    </FormErrorRoot>
  );
}
