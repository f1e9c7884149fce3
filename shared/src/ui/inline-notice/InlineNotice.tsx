import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { classNames } from '../plain-part/plainPart';
import * as styles from './inlineNotice.module.css';

/** Word and icon repeat the meaning of the colour. */
export const noticeTones = {
  info: styles.info,
  success: styles.success,
  warning: styles.warning,
  error: styles.error,
};

export type NoticeTone = keyof typeof noticeTones;

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
    <div className={classNames(styles.notice, noticeTones[tone])} role={role}>
      <div className={styles.content}>
        <NoticeSign tone={tone} />
        <div className={styles.text}>
          {title ? <p className={styles.title}>{title}</p> : null}
          <div>{children}</div>
        </div>
      </div>
      {action}
    </div>
  );
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export function NoticeSign({ tone }: { tone: NoticeTone }) {
  const Sign = signs[tone];
  return <Sign aria-hidden="true" />;
}
