import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Button } from '../styled/styledParts';

const Container = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineEnd: 'max({spacing.8}, calc((100vw - {sizes.content}) / 2 + {spacing.8}))',
    bottom: '8',
    zIndex: 'sticky',
  },
});

export type FloatingButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size'>;

/** The main action of a scrolling page, fixed in the corner. The page leaves room for it at its end. */
export function FloatingButton(props: FloatingButtonProps) {
  return (
    <Container>
      <Button {...props} variant="primary" size="lg" borderRadius="full" boxShadow="overlay" />
    </Container>
  );
}
