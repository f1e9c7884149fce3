import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** Backgrounds of notices. Word and icon repeat the meaning of the colour. */
export const noticeTones = {
  info: { bg: 'status.upcoming.bg', color: 'status.upcoming.fg' },
  success: { bg: 'status.complete.bg', color: 'status.complete.fg' },
  warning: { bg: 'status.incomplete.bg', color: 'status.incomplete.fg' },
  error: { bg: 'danger.subtle', color: 'danger.text' },
};

export type NoticeTone = keyof typeof noticeTones;

const NoticeRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    p: '3',
    borderRadius: 'md',
    border: 'thin',
    borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
    fontSize: 'md',
    '& > svg': { boxSize: 'icon.md', flexShrink: '0' },
  },
  variants: { tone: noticeTones },
});

/** The action stands beside the text where both fit, else below. */
const Content = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minW: '0',
  },
});

export interface InlineNoticeProps {
  children: ReactNode;
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  action?: ReactNode;
  /** `status` waits for a pause, `alert` interrupts; none if it was always visible. */
  role?: 'status' | 'alert' | undefined;
}

export function InlineNotice({ children, tone = 'info', title, action, role }: InlineNoticeProps) {
  return (
    <NoticeRoot tone={tone} role={role}>
      <NoticeSign tone={tone} />
      <Content>
        <chakra.div flex="1 1 {sizes.80}" minW="0">
          {title ? <chakra.p fontWeight="semibold">{title}</chakra.p> : null}
          <div>{children}</div>
        </chakra.div>
        {action}
      </Content>
    </NoticeRoot>
  );
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export function NoticeSign({ tone }: { tone: NoticeTone }) {
  const Sign = signs[tone];
  return <Sign aria-hidden="true" />;
}
