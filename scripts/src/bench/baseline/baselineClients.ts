import { type BaselinePage, sourceOf } from '../harness/buildPage';

const program = `
import '@fontsource-variable/inter';
import { memo, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { UiProvider } from ${sourceOf('shared', 'ui/core')};
import * as styles from ${sourceOf('mf-clients', 'features/client-list/clientTiles.module.css')};

const COLUMNS = 6, ROW_PX = 160, OVERSCAN = 3, TOP_PX = 200;
const number = new Intl.NumberFormat('en-US');

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
  return (
    <div role="grid" className={styles.grid} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          role="row"
          className={styles.row}
          style={{
            height: ROW_PX,
            gridTemplateColumns: 'repeat(' + COLUMNS + ', minmax(0, 1fr))',
            transform: 'translateY(' + (start - TOP_PX) + 'px)',
          }}
        >
          {shown.slice(index * COLUMNS, (index + 1) * COLUMNS).map((client, column) => (
            <Tile key={client.id} client={client} column={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Page({ clients }) {
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    if (text === '') return clients;
    const words = text.toLowerCase().split(' ');
    return clients.filter(({ folded }) => words.every((word) => folded.includes(word)));
  }, [clients, text]);
  const clear = () => setText('');
  return (
    <main>
      <header>
        <h1>My Clients</h1>
        <p role="status">
          {text !== '' && number.format(shown.length) + ' of '}{number.format(clients.length)} clients
        </p>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <kbd hidden={text !== ''}>/</kbd>
        <button aria-label="Clear search" hidden={text === ''} onClick={clear}>
          <svg width="16" height="16" viewBox="0 0 24 24" stroke="currentColor"><path d="M4 4l16 16M4 20 20 4" /></svg>
        </button>
      </header>
      {shown.length > 0 ? <List shown={shown} /> : (
        <section>
          <svg viewBox="0 0 120 88" width="112" aria-hidden="true">
            <rect x="14" y="10" width="92" height="68" rx="10" fill="none" stroke="currentColor" />
            <path d="M46 27h34M46 34h20M26 62c8 0 10-12 20-12s10 14 22 14 12-22 26-22" fill="none" stroke="currentColor" />
            <circle cx="32" cy="30" r="7" /><circle cx="94" cy="42" r="5" />
          </svg>
          <h2>No Search Results Found.</h2>
          <p>No client matches “{text}”.</p>
          <button onClick={clear}>Clear search</button>
        </section>
      )}
    </main>
  );
}

const listed = (await (await fetch('/data.json')).json()).map(({ id, full_name }) => ({
  id,
  name: full_name,
  folded: full_name.toLowerCase(),
  initials: full_name[0] + (full_name.split(' ').at(-2) ?? '')[0],
}));
listed.sort((a, b) => a.name.localeCompare(b.name));
createRoot(document.getElementById('root')).render(
  <UiProvider>
    <Page clients={listed} />
  </UiProvider>,
);
`;

const styles =
  'main{width:1280px;margin:auto;padding:0 32px}header{height:200px;padding-top:100px}section{padding:64px 0;text-align:center}section>*{margin:8px auto}';

/** TanStack Virtual with the rows and the search of the client list. No router, cache, keyboard, menu or session. */
export const baselineClients: BaselinePage = {
  name: 'baseline-list',
  program,
  modulesOf: ['shared', 'mf-clients', 'host'],
  styles,
};
