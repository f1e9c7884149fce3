import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeTones, NoticeSign } from '../inline-notice/InlineNotice';
import { Container, IconButton } from '../styled/styledParts';

const bannerTexts = {
  label: { info: 'Notice', warning: 'Warning', error: 'Problem' },
  dismiss: 'Dismiss',
};

const BannerRoot = chakra('section', {
  base: {
    borderBottom: 'thin',
    borderColor: 'color-mix(in srgb, currentColor 16%, transparent)',
    fontSize: 'md',
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    py: '1.5',
    '& > svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
});

export interface BannerProps {
  children: ReactNode;
  tone?: 'info' | 'warning' | 'error' | undefined;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  label?: string | undefined;
}

export function Banner({ children, tone = 'info', action, onDismiss, label }: BannerProps) {
  return (
    <BannerRoot className={noticeTones[tone]} aria-label={label ?? bannerTexts.label[tone]}>
      <Container>
        <Row>
          <NoticeSign tone={tone} />
          <chakra.p flex="1" minW="min(16rem, 100%)" fontWeight="medium">
            {children}
          </chakra.p>
          {action}
          {onDismiss ? (
            <IconButton
              label={bannerTexts.dismiss}
              icon={<X />}
              size="sm"
              color="inherit"
              onClick={onDismiss}
            />
          ) : null}
        </Row>
      </Container>
    </BannerRoot>
  );
}
