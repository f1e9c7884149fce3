import type { ReactNode } from 'react';
import * as styles from './libraryRows.module.css';

export interface LibraryRowProps {
  media?: ReactNode;
  name: string;
  note?: ReactNode;
  tags?: readonly string[];
  end?: ReactNode;
}

export function LibraryRow({ media, name, note, tags = [], end }: LibraryRowProps) {
  return (
    <>
      {media ?? <span />}
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.end}>
        {end}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </span>
    </>
  );
}
