import type { ReactNode } from 'react';

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

/** What a row of a library says: picture, name, a note under it, and words at its end. Plain elements; see `librarySheet`. */
export function LibraryRow({ media, name, note, tags = [], end }: LibraryRowProps) {
  return (
    <>
      {media ?? <span />}
      <span className="library-words">
        <span className="library-name" title={name}>
          {name}
        </span>
        <span className="library-note">{note}</span>
      </span>
      <span className="library-end">
        {end}
        {tags.map((tag) => (
          <span key={tag} className="library-tag">
            {tag}
          </span>
        ))}
      </span>
    </>
  );
}
