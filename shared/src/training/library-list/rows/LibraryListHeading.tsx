import * as styles from './libraryRows.module.css';

export interface LibraryListHeadingProps {
  readonly text: string;
  readonly index: number;
  readonly top: number;
  readonly columns: number;
}

export function LibraryListHeading({ text, index, top, columns }: LibraryListHeadingProps) {
  return (
    <div
      role="row"
      className={styles.heading}
      aria-rowindex={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" aria-colspan={columns}>
        <h3>{text}</h3>
      </div>
    </div>
  );
}
