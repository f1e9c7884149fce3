import { chakra } from '@formline/shared/ui/core';
import { BrandDrawing } from './BrandDrawing';

const brandedPageTexts = {
  panelTitle: 'Plan the work. See it done.',
  panelText: 'Your clients, their calendars, your exercise library and your groups, side by side.',
};

const PanelRoot = chakra('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    // Stays in view beside a long form.
    position: 'sticky',
    top: '3',
    h: 'calc(100dvh - {spacing.6})',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    m: '3',
    p: { lg: '12', xl: '16' },
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'nav.bg',
    color: 'nav.fg',
  },
});
const PanelTitle = chakra('p', {
  base: {
    position: 'relative',
    fontSize: '3xl',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
});
const PanelText = chakra('p', {
  base: {
    position: 'relative',
    mt: '3',
    maxW: '96',
    fontSize: 'lg',
    color: 'nav.fgMuted',
    textWrap: 'pretty',
  },
});

export function BrandPanel() {
  return (
    <PanelRoot>
      <BrandDrawing />
      <PanelTitle>{brandedPageTexts.panelTitle}</PanelTitle>
      <PanelText>{brandedPageTexts.panelText}</PanelText>
    </PanelRoot>
  );
}
