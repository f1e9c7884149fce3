import { BrandMark, Container, LoadingState, NavSurface, Skeleton } from '@formline/shared/ui/basics';
import { EndOfFirstPaint } from '../remotes/FirstPaint';
import * as styles from './shell.module.css';
import { shellTexts } from './shell.texts';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

export function ShellLoading() {
  return (
    <>
      <EndOfFirstPaint />
      <NavSurface data-profile="personal">
        <Container>
          <div className={styles.brandRow}>
            <BrandMark />
          </div>
        </Container>
      </NavSurface>
      <Container padded>
        <LoadingState label={shellTexts.loading}>
          <Skeleton className={styles.titleOutline} />
          <div className={styles.tileOutlines}>
            {PLACEHOLDERS.map((name) => (
              <Skeleton key={name} shape="card" className={styles.tileOutline} />
            ))}
          </div>
        </LoadingState>
      </Container>
    </>
  );
}
