import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { edgeInHighContrast } from '../theme/highContrast';

const Ghost = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInlineStart: '0',
    zIndex: 'toast',
    pointerEvents: 'none',
    transitionProperty: 'none',
    listStyleType: 'none',
    bg: 'bg.surface',
    borderRadius: 'md',
    boxShadow: 'overlay',
    _highContrast: edgeInHighContrast,
    opacity: '0.92',
  },
});

/** For touch; with a mouse the browser makes a drag image. Mounted outside of clipping parents. */
export function DragGhost({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return createPortal(<Ghost ref={ref} hidden aria-hidden="true" inert data-drag-ghost="" />, document.body);
}
