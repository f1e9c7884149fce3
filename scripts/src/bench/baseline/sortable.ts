import type { BaselinePage } from '../harness/sites';
import { kitPage, sourceOf } from './kitPage';

/** `?list=product&rows=500`, or native drag of the same rows with `?list=baseline&rows=500`. */
export const sortablePage: BaselinePage = {
  name: 'sortable',
  program: kitPage(`
import { chakra } from ${sourceOf('shared', 'ui/core')};
import { GripVertical } from 'lucide-react';
import { iconButtonClasses } from ${sourceOf('shared', 'ui/button/buttonClasses')};
import { SortableHandle, SortableList } from ${sourceOf('shared', 'ui/sortable')};

const parameters = new URLSearchParams(location.search);
const ROWS = Array.from({ length: Number(parameters.get('rows')) }, (_, index) => 'Exercise ' + (index + 1));

const Line = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', minH: 'row.grid' } });
const Grip = chakra('span', {}, {
  defaultProps: { role: 'button', className: iconButtonClasses({ size: 'sm' }) },
});
const same = (name) => name;
const draw = (name) => <Line><SortableHandle />{name}</Line>;
const moved = (rows, from, to) => rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]);

function Product() {
  const [rows, setRows] = useState(ROWS);
  const move = (from, to) => setRows(moved(rows, from, to));
  return <SortableList label="Rows" items={rows} itemKey={same} itemName={same} onMove={move}>{draw}</SortableList>;
}

const lineStyle = { position: 'absolute', insetInline: 0, top: 0, height: 2, background: 'teal', transition: 'none' };

function Baseline() {
  const [rows, setRows] = useState(ROWS);
  const line = useRef(null);
  const from = useRef(-1);
  const gapAt = (event) => {
    const row = event.target.closest('li');
    if (!row) return null;
    const { top, height } = row.getBoundingClientRect();
    const index = [...event.currentTarget.children].indexOf(row);
    const isBelow = event.clientY >= top + height / 2;
    return { gap: isBelow ? index + 1 : index, top: row.offsetTop + (isBelow ? height : 0) };
  };
  const handleDragStart = (event, index) => {
    from.current = index;
    event.dataTransfer.setData('text/plain', rows[index]);
    event.dataTransfer.setDragImage(event.currentTarget.closest('li'), 0, 0);
  };
  const handleDragOver = (event) => {
    const found = gapAt(event);
    if (!found) return;
    event.preventDefault();
    line.current.style.transform = 'translateY(' + found.top + 'px)';
    line.current.hidden = false;
  };
  const handleDrop = (event) => {
    event.preventDefault();
    const found = gapAt(event);
    line.current.hidden = true;
    if (found) setRows(moved(rows, from.current, found.gap > from.current ? found.gap - 1 : found.gap));
  };
  const grip = (name, index) => (
    <Grip aria-label={'Reorder ' + name} draggable color="fg.subtle" onDragStart={(event) => handleDragStart(event, index)}>
      <GripVertical aria-hidden="true" />
    </Grip>
  );
  return (
    <div style={{ position: 'relative' }}>
      <ul aria-label="Rows" onDragOver={handleDragOver} onDrop={handleDrop}>
        {rows.map((name, index) => (
          <li key={name} style={{ listStyle: 'none' }}><Line>{grip(name, index)}{name}</Line></li>
        ))}
      </ul>
      <div ref={line} hidden style={lineStyle} />
    </div>
  );
}

const Page = () => (parameters.get('list') === 'baseline' ? <Baseline /> : <Product />);
`),
};
