import type { ReactNode } from 'react';
import * as styles from './libraryRows.module.css';

export interface LibraryRowProps {
  /** A picture of 2.5rem. */
  media?: ReactNode;
  name: string;
  /** A second line, in a wide list a second column. */
  note?: ReactNode;
  /** Words at the end of the row, each on a quiet ground. */
  tags?: readonly string[];
  /** Stands before the words at the end. */
  end?: ReactNode;
}

/** What a row of a library says: picture, name, a note under it, and words at its end. */
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
