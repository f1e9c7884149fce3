import type { ReactNode } from 'react';
import * as styles from './libraryRows.module.css';

export interface LibraryRowProps {
  /** A picture of 2.5rem. */
  media?: ReactNode;
  name: string;
  /** A second line; a second column in a wide list. */
  note?: ReactNode;
  tags?: readonly string[];
  end?: ReactNode;
}

/** Row content: picture, name, note and tags. */
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
