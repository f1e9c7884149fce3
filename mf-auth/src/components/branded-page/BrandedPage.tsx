import { BrandMark, Card, classNames, Heading, PAGE_TITLE_ID, Text } from '@formline/shared/ui/basics';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel';
import * as styles from './brandedPage.module.css';

const lengths = { short: styles.short, long: styles.long };

interface BrandedPageProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly length?: keyof typeof lengths;
}

export function BrandedPage({ title, subtitle, children, foot, length = 'short' }: BrandedPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <BrandMark />
        <div className={classNames(styles.form, lengths[length])}>
          <Card padding="lg">
            <Heading as="h1" size="xl" id={PAGE_TITLE_ID} tabIndex={-1}>
              {title}
            </Heading>
            {subtitle ? (
              <Text tone="muted" className={styles.subtitle}>
                {subtitle}
              </Text>
            ) : null}
            <div className={styles.content}>{children}</div>
          </Card>
        </div>
        {foot}
      </div>
      <BrandPanel />
    </div>
  );
}
