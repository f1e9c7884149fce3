import type { Workout } from '@formline/shared/contracts/library/workouts';
import { Skeleton, Text } from '@formline/shared/ui/core';
import { memo } from 'react';
import { programEditorTexts } from '../programEditor.texts';
import { rowsOfSection } from './programRows';
import * as styles from './boardRows.module.css';

const texts = programEditorTexts.column;
const rowClasses = {
  exercise: styles.row,
  routine: `${styles.row} ${styles.routine}`,
  member: `${styles.row} ${styles.member}`,
};
const SKELETON_ROWS = ['70%', '85%', '60%', '75%'];

export interface ColumnContentProps {
  content: Workout | undefined;
  hasFailed: boolean;
}

export const ColumnContent = memo(function ColumnContent({ content, hasFailed }: ColumnContentProps) {
  if (!content) {
    return (
      <div className={styles.rest} aria-hidden="true">
        {!hasFailed && SKELETON_ROWS.map((width) => <Skeleton key={width} w={width} minH="3" />)}
      </div>
    );
  }
  const sections = content.sections.filter(({ exercises }) => exercises.length > 0);
  if (sections.length === 0) {
    return (
      <Text size="sm" tone="muted" px="3" py="3">
        {content.uploaded_media ? texts.video : texts.empty}
      </Text>
    );
  }
  return sections.map((section) => (
    <div key={section.id} className={styles.section}>
      <h4 className={styles.heading}>{section.name}</h4>
      <ul className={styles.rows}>
        {rowsOfSection(section).map(({ key, kind, name, dose }) => (
          <li key={key} className={rowClasses[kind]}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.dose}>{dose}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
});
