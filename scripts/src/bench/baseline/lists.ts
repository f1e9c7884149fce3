import type { BaselinePage } from '../harness/sites';
import { kitPage, sourceOf } from './kitPage';

/** TanStack Virtual with the rows and the search of the client list. No keyboard or menu. */
export const baselineClients: BaselinePage = {
  name: 'baseline-list',
  styles:
    'main{width:1280px;margin:auto;padding:0 32px}header{height:200px;padding-top:100px}section{padding:64px 0;text-align:center}section>*{margin:8px auto}',
  program: kitPage(`
import '@fontsource-variable/inter';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import * as styles from ${sourceOf('mf-clients', 'features/client-list/clientTiles.module.css')};

const COLUMNS = 6, ROW_PX = 160, OVERSCAN = 3, TOP_PX = 200;
const gridTemplateColumns = 'repeat(' + COLUMNS + ', minmax(0, 1fr))';

const Tile = memo(({ client, column }) => (
  <div role="gridcell" aria-colindex={column + 1} className={styles.cell}>
    <a className={styles.tile} href={'/clients/' + client.id}>
      <span aria-hidden className={'person-avatar person-avatar-lg person-avatar-' + (1 + (client.id % 8))}>
        {client.initials}
      </span>
      <span className={styles.name} title={client.name}>{client.name}</span>
    </a>
  </div>
));

function List({ shown }) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(shown.length / COLUMNS),
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin: TOP_PX,
  });
  const rowStyle = (start) => ({ height: ROW_PX, gridTemplateColumns, transform: 'translateY(' + (start - TOP_PX) + 'px)' });
  return (
    <div role="grid" className={styles.grid} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div key={key} role="row" className={styles.row} style={rowStyle(start)}>
          {shown.slice(index * COLUMNS, (index + 1) * COLUMNS).map((client, column) => (
            <Tile key={client.id} client={client} column={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

const clients = (await readData()).map(({ id, full_name }) => ({
  id,
  name: full_name,
  folded: full_name.toLowerCase(),
  initials: full_name[0] + (full_name.split(' ').at(-2) ?? '')[0],
}));
clients.sort((a, b) => a.name.localeCompare(b.name));
const number = new Intl.NumberFormat('en-US');

function Page() {
  const { text, setText, shown } = useSearch(clients);
  return (
    <main>
      <header>
        <h1>My Clients</h1>
        <p role="status">{text !== '' && number.format(shown.length) + ' of '}{number.format(clients.length)} clients</p>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <button aria-label="Clear search" hidden={text === ''} onClick={() => setText('')} />
      </header>
      {shown.length > 0 ? <List shown={shown} /> : (
        <section>
          <h2>No Search Results Found.</h2>
          <p>No client matches “{text}”.</p>
          <button onClick={() => setText('')}>Clear search</button>
        </section>
      )}
    </main>
  );
}
`),
};

/** TanStack Virtual with the rows of a library's list. No keyboard. */
export const baselineExercises: BaselinePage = {
  name: 'baseline-rows',
  styles: 'main{width:1216px;margin:auto}header{height:240px;padding-top:100px}',
  program: kitPage(`
import { useVirtualizer } from '@tanstack/react-virtual';
import { Star } from 'lucide-react';
import { SearchBox } from ${sourceOf('shared', 'ui/core')};
import { ExerciseThumbnail } from ${sourceOf('shared', 'training/body-map/ExerciseThumbnail')};
import * as styles from ${sourceOf('shared', 'training/library-list/rows/libraryRows.module.css')};

const ROW_PX = 56, OVERSCAN = 16;
const exercises = await readData();

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

function Rows() {
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

const Page = () => (
  <main>
    <header><h1>Exercises</h1><Search /></header>
    <div style={{ display: 'flex', flexDirection: 'column', height: '32rem', overflow: 'hidden' }}><Rows /></div>
  </main>
);
`),
};

/** The cards of the group list with a search. */
export const baselineGroups: BaselinePage = {
  name: 'baseline-groups',
  styles: 'main{width:1280px;margin:auto;padding:0 32px}header{height:200px;padding-top:100px}',
  program: kitPage(`
import '@fontsource-variable/inter';
import * as styles from ${sourceOf('mf-groups', 'features/group-list/groupCards.module.css')};

const Card = memo(({ group }) => (
  <li className={styles.card}>
    <div>
      <h2 className={styles.title}><a className={styles.link} href={'/groups/' + group.id}>{group.title}</a></h2>
      <p className={styles.count}>{group.count} members</p>
    </div>
    <div className={styles.faces} aria-hidden="true">
      {group.initials.map((initials, face) => (
        <span key={face} className={'person-avatar person-avatar-md person-avatar-' + (face + 1)}>{initials}</span>
      ))}
      <span className={styles.others}>+{group.count - 4}</span>
    </div>
    <p className={styles.names}>{group.names}</p>
    <button type="button" className={styles.edit} aria-label={'Edit ' + group.title} title={'Edit ' + group.title}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20 20 4" /><path d="m4 4 16 16" /></svg>
    </button>
  </li>
));

const groups = (await readData()).map(({ id, title, client_group_clients }) => {
  const names = client_group_clients.map(({ client_user }) => client_user.user.full_name).sort();
  return {
    id,
    title,
    count: names.length,
    initials: names.slice(0, 4).map((name) => name[0] + name.split(' ').at(-2)[0]),
    names: names.slice(0, 4).join(', ') + ' and ' + (names.length - 4) + ' more',
    folded: [title, ...names].join(' ').toLowerCase(),
  };
});

function Page() {
  const { text, setText, shown } = useSearch(groups);
  return (
    <main>
      <header>
        <h1>My Groups</h1>
        <p role="status">{shown.length} groups</p>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => setText('')}>Clear search</button>
      </header>
      {shown.length > 0 && <ul className={styles.grid}>{shown.map((group) => <Card key={group.id} group={group} />)}</ul>}
    </main>
  );
}
`),
};
