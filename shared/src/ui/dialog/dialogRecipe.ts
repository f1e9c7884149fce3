import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { edgeInHighContrast } from '../theme/highContrast';

/** A full-page dialog limits its content to one readable column. */
const COLUMN = 'max({spacing.6}, calc((100% - {sizes.dialog.lg}) / 2))';

export const dialogRecipe = defineSlotRecipe({
  className: 'fl-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'overlay',
      _open: { animationName: 'fade-in', animationDuration: 'normal' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      // Without `minmax(0, …)` a long body pushes the foot out of the page, and a wide one the close button.
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      p: '4',
      overflow: 'hidden',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: 'full',
      bg: 'bg.surface',
      color: 'fg',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 'none',
      _highContrast: edgeInHighContrast,
      _open: { animationName: 'rise-in', animationDuration: 'normal', animationTimingFunction: 'out' },
      _closed: { animationName: 'sink-out', animationDuration: 'fast' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      px: '6',
      pt: '5',
      pb: '2',
    },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight', pt: '1' },
    closeTrigger: {},
    body: { px: '6', py: '2', overflowY: 'auto', flex: '1', minH: '0' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: '6',
      pt: '4',
      pb: '6',
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'dialog.sm' } },
      md: { content: { maxW: 'dialog.md' } },
      lg: { content: { maxW: 'dialog.lg' } },
      xl: { content: { maxW: 'dialog.xl', h: 'min(100%, {sizes.dialog.tall})' } },
      full: {
        positioner: { p: '0' },
        content: { h: 'full', borderRadius: 'none' },
        header: { px: COLUMN, pt: '4', pb: '3', borderBottom: 'thin', borderColor: 'border' },
        body: { px: COLUMN, py: '6' },
        footer: { px: COLUMN, py: '4', borderTop: 'thin', borderColor: 'border' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

const { base = {} } = dialogRecipe;

export const sidePanelRecipe = defineSlotRecipe({
  className: 'fl-side-panel',
  slots: [...dialogRecipe.slots],
  base: {
    ...base,
    positioner: { ...base.positioner, p: '0', placeItems: 'stretch end' },
    content: {
      ...base.content,
      h: 'full',
      maxW: 'dialog.md',
      borderRadius: 'none',
      _open: { animationName: 'slide-in', animationDuration: 'panel', animationTimingFunction: 'out' },
      _closed: { animationName: 'slide-out', animationDuration: 'panel', animationTimingFunction: 'out' },
    },
    body: { ...base.body, display: 'flex', flexDirection: 'column', pt: '4', pb: '0' },
  },
});
