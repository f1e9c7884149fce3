import { BrandDrawing } from './BrandDrawing';
import * as styles from './brandedPage.module.css';

const brandedPageTexts = {
  panelTitle: 'Plan the work. See it done.',
  panelText: 'Your clients, their calendars, your exercise library and your groups, side by side.',
};

export function BrandPanel() {
  return (
    <div className={styles.panel}>
      <BrandDrawing />
      <p className={styles.panelTitle}>{brandedPageTexts.panelTitle}</p>
      <p className={styles.panelText}>{brandedPageTexts.panelText}</p>
    </div>
  );
}
