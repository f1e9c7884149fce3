import type { ReactNode } from 'react';
import { classNames } from '../plain-part/plainPart';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './statePanel.module.css';

const tones = { accent: styles.accent, danger: styles.danger };

export interface StatePanelProps {
  title: string;
  icon: ReactNode;
  tone: keyof typeof tones;
  text?: ReactNode;
  /** Announced at once if true; otherwise a region with its title. */
  isAlert?: boolean | undefined;
  titleAs?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
}

/** The message that replaces a part of the page: empty, failed or not found. */
export function StatePanel({
  title,
  icon,
  tone,
  text,
  isAlert = false,
  titleAs = 'h2',
  children,
}: StatePanelProps) {
  return (
    <div
      className={styles.panel}
      {...(isAlert ? { role: 'alert' } : { role: 'region', 'aria-label': title })}
    >
      <span className={classNames(styles.sign, tones[tone])} aria-hidden="true">
        {icon}
      </span>
      <Heading as={titleAs} size="md">
        {title}
      </Heading>
      {text ? (
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
      ) : null}
      {children}
    </div>
  );
}
