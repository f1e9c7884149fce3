import { type BarePage, sourceOf } from '../harness/buildPage';

const program = `
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Star } from 'lucide-react';
import { chakra, SearchBox, UiProvider } from ${sourceOf('shared', 'ui/core')};
import { ExerciseThumbnail } from ${sourceOf('shared', 'training/body-map/ExerciseThumbnail')};
import { librarySheet } from ${sourceOf('shared', 'training/library-list/librarySheet')};

const ROW_PX = 56, OVERSCAN = 16;
const List = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', h: '32rem', overflow: 'hidden', ...librarySheet },
});

const Row = memo(({ exercise, index, top }) => (
  <div role="row" className="library-row" aria-rowindex={index + 1} style={{ transform: 'translateY(' + top + 'px)' }}>
    <div role="gridcell" className="library-cell">
      <ExerciseThumbnail muscleGroups={exercise.muscle_groups.map(({ name }) => name)} size="2.5rem" />
      <span className="library-words">
        <span className="library-name" title={exercise.name}>{exercise.name}</span>
        <span className="library-note">{exercise.muscle_groups.map(({ name }) => name).join(', ')}</span>
      </span>
      <span className="library-end">
        {exercise.fitness_components.map(({ name }) => <span key={name} className="library-tag">{name}</span>)}
      </span>
    </div>
    <div role="gridcell" className="library-actions">
      <button type="button" className="library-action" tabIndex={-1}><Star /></button>
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
    <div ref={scrollRef} className="library-scroll">
      <div role="grid" className="library-rows" style={{ height: virtualizer.getTotalSize() }}>
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
      <List><Rows exercises={exercises} /></List>
    </main>
  </UiProvider>,
);
`;

/** TanStack Virtual with rows of the same elements and styles as a library's list. No router, cache, keyboard or session. */
export const bareExercises: BarePage = {
  name: 'bare-rows',
  program,
  modulesOf: ['shared'],
  styles: 'main{width:1216px;margin:auto}header{height:240px;padding-top:100px}',
};
