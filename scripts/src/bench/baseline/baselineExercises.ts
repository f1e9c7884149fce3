import { type BaselinePage, sourceOf } from '../harness/buildPage';

const program = `
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Star } from 'lucide-react';
import { SearchBox, UiProvider } from ${sourceOf('shared', 'ui/core')};
import { ExerciseThumbnail } from ${sourceOf('shared', 'training/body-map/ExerciseThumbnail')};
import * as styles from ${sourceOf('shared', 'training/library-list/rows/libraryRows.module.css')};

const ROW_PX = 56, OVERSCAN = 16;
const listStyle = { display: 'flex', flexDirection: 'column', height: '32rem', overflow: 'hidden' };

const Row = memo(({ exercise, index, top }) => (
  <div role="row" className={styles.row} aria-rowindex={index + 1} style={{ transform: 'translateY(' + top + 'px)' }}>
    <div role="gridcell" className={styles.cell}>
      <ExerciseThumbnail muscleGroups={exercise.muscle_groups.map(({ name }) => name)} size="2.5rem" />
      <span className={styles.words}>
        <span className={styles.name} title={exercise.name}>{exercise.name}</span>
        <span className={styles.note}>{exercise.muscle_groups.map(({ name }) => name).join(', ')}</span>
      </span>
      <span className={styles.end}>
        {exercise.fitness_components.map(({ name }) => <span key={name} className={styles.tag}>{name}</span>)}
      </span>
    </div>
    <div role="gridcell" className={styles.actions}>
      <button type="button" className={styles.action} tabIndex={-1}><Star /></button>
    </div>
  </div>
));

function Rows({ exercises }) {
  const scrollRef = useRef(null);
  const virtualizer = useVirtualizer({
    count: exercises.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  return (
    <div ref={scrollRef} className={styles.scroll}>
      <div role="grid" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} exercise={exercises[index]} index={index} top={start} />
        ))}
      </div>
    </div>
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchBox label="Search" value={text} onChange={setText} />;
}

const exercises = await (await fetch('/data.json')).json();
createRoot(document.getElementById('root')).render(
  <UiProvider>
    <main>
      <header>
        <h1>Exercises</h1>
        <Search />
      </header>
      <div style={listStyle}><Rows exercises={exercises} /></div>
    </main>
  </UiProvider>,
);
`;

/** TanStack Virtual with the rows of a library's list. No router, cache, keyboard or session. */
export const baselineExercises: BaselinePage = {
  name: 'baseline-rows',
  program,
  modulesOf: ['shared'],
  styles: 'main{width:1216px;margin:auto}header{height:240px;padding-top:100px}',
};
