import { LoadingState, Skeleton } from '@formline/shared/ui/core';
import * as styles from './rows/libraryRows.module.css';

export interface LibraryListSkeletonProps {
  label: string;
  rows: number;
}

export function LibraryListSkeleton({ label, rows }: LibraryListSkeletonProps) {
  return (
    <LoadingState label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.cell}>
            <Skeleton boxSize="10" borderRadius="md" />
            <span className={styles.words}>
              <Skeleton w="48" minH="3" my="1" />
              <Skeleton w="32" minH="3" my="1" />
            </span>
            <span className={styles.end}>
              <Skeleton w="20" minH="5" borderRadius="full" />
            </span>
          </div>
        </div>
      ))}
    </LoadingState>
  );
}
