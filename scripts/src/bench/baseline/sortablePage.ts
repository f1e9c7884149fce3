import { type BaselinePage, sourceOf } from '../harness/buildPage';

const program = `
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { chakra, UiProvider } from ${sourceOf('shared', 'ui/core')};
import { GripVertical } from 'lucide-react';
import { buttonRecipe } from ${sourceOf('shared', 'ui/button/buttonRecipe')};
import { SortableHandle, SortableList } from ${sourceOf('shared', 'ui/sortable')};

const parameters = new URLSearchParams(location.search);
const ROWS = Array.from({ length: Number(parameters.get('rows')) }, (_, index) => 'Exercise ' + (index + 1));

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', minH: 'row.grid' } });
const Grip = chakra('span', buttonRecipe, {
  defaultProps: { role: 'button', shape: 'icon', variant: 'quiet', size: 'sm' },
});
const same = (name) => name;
const draw = (name) => <Line><SortableHandle />{name}</Line>;

function moved(rows, from, to) {
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, rows[from]);
}

function Product() {
  const [rows, setRows] = useState(ROWS);
  return (
    <SortableList
      label="Rows"
      items={rows}
      itemKey={same}
      itemName={same}
      onMove={(from, to) => setRows(moved(rows, from, to))}
    >
      {draw}
    </SortableList>
  );
}

function Baseline() {
  const [rows, setRows] = useState(ROWS);
  const line = useRef(null);
  const from = useRef(-1);
  const gapAt = (event) => {
    const row = event.target.closest('li');
    if (!row) return null;
    const { top, height } = row.getBoundingClientRect();
    const index = [...event.currentTarget.children].indexOf(row);
    return { gap: event.clientY < top + height / 2 ? index : index + 1, row, height };
  };
  const handleDragOver = (event) => {
    const found = gapAt(event);
    if (!found) return;
    event.preventDefault();
    const isBelow = found.gap > [...event.currentTarget.children].indexOf(found.row);
    line.current.style.transform = 'translateY(' + (found.row.offsetTop + (isBelow ? found.height : 0)) + 'px)';
    line.current.hidden = false;
  };
  const handleDrop = (event) => {
    event.preventDefault();
    const found = gapAt(event);
    line.current.hidden = true;
    if (found) setRows(moved(rows, from.current, found.gap > from.current ? found.gap - 1 : found.gap));
  };
  return (
    <div style={{ position: 'relative' }}>
      <ul aria-label="Rows" onDragOver={handleDragOver} onDrop={handleDrop}>
        {rows.map((name, index) => (
          <li key={name} style={{ listStyle: 'none' }}>
            <Line>
              <Grip
                aria-label={'Reorder ' + name}
                draggable
                color="fg.subtle"
                onDragStart={(event) => {
                  from.current = index;
                  event.dataTransfer.setData('text/plain', name);
                  event.dataTransfer.setDragImage(event.currentTarget.closest('li'), 0, 0);
                }}
              >
                <GripVertical aria-hidden="true" />
              </Grip>
              {name}
            </Line>
          </li>
        ))}
      </ul>
      <div ref={line} hidden style={{ position: 'absolute', insetInline: 0, top: 0, height: 2, background: 'teal', transition: 'none' }} />
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <UiProvider>{parameters.get('list') === 'baseline' ? <Baseline /> : <Product />}</UiProvider>,
);
`;

/** `?list=product&rows=500`, or native drag of the same rows with `?list=baseline&rows=500`. */
export const sortablePage: BaselinePage = { name: 'sortable', program, modulesOf: ['shared'] };
