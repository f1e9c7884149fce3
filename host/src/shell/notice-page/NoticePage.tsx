import { BrandMark, Heading, Text } from '@formline/shared/ui/basics';
import type { ReactNode } from 'react';
import * as styles from './noticePage.module.css';

interface NoticePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

export function NoticePage({ icon, title, text, actions }: NoticePageProps) {
  return (
    <main className={styles.page}>
      <BrandMark />
      <div className={styles.notice}>
        <span className={styles.sign} aria-hidden="true">
          {icon}
        </span>
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Text tone="muted" size="lg" className={styles.text}>
          {text}
        </Text>
        <div className={styles.actions}>{actions}</div>
      </div>
    </main>
  );
}
