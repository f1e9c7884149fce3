import * as styles from './skipLink.module.css';

const skipLinkTexts = { skipToContent: 'Skip to content' };

export interface SkipLinkProps {
  targetId: string;
}

/** The first tab stop: skips the navigation. The target needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${targetId}`}>
      {skipLinkTexts.skipToContent}
    </a>
  );
}
