import { type BaselinePage, sourceOf } from '../harness/buildPage';

const program = `
import '@fontsource-variable/inter';
import { memo, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from ${sourceOf('shared', 'ui/core')};
import * as styles from ${sourceOf('mf-groups', 'features/group-list/groupCards.module.css')};

const Card = memo(({ group }) => (
  <li className={styles.card}>
    <div>
      <h2 className={styles.title}><a className={styles.link} href={'/groups/' + group.id}>{group.title}</a></h2>
      <p className={styles.count}>{group.count} members</p>
    </div>
    <div className={styles.faces} aria-hidden="true">
      {group.faces.map((face) => (
        <span key={face.id} className={'person-avatar person-avatar-md person-avatar-' + (1 + (face.id % 8))}>
          {face.initials}
        </span>
      ))}
      <span className={styles.others}>+{group.count - 4}</span>
    </div>
    <p className={styles.names}>{group.names}</p>
    <button type="button" className={styles.edit} aria-label={'Edit ' + group.title} title={'Edit ' + group.title}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20 20 4" /><path d="m4 4 16 16" /></svg>
    </button>
  </li>
));

function Page({ groups }) {
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    const words = text.toLowerCase().split(' ');
    return groups.filter(({ folded }) => words.every((word) => folded.includes(word)));
  }, [groups, text]);
  return (
    <main>
      <header>
        <h1>My Groups</h1>
        <p role="status">{shown.length} groups</p>
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => setText('')}>Clear search</button>
      </header>
      {shown.length > 0 && (
        <ul className={styles.grid}>{shown.map((group) => <Card key={group.id} group={group} />)}</ul>
      )}
    </main>
  );
}

const listed = (await (await fetch('/data.json')).json()).map(({ id, title, client_group_clients }) => {
  const names = client_group_clients.map(({ client_user }) => client_user.user.full_name).sort();
  return {
    id,
    title,
    count: names.length,
    faces: names.slice(0, 4).map((name, index) => ({ id: index, initials: name[0] + name.split(' ').at(-2)[0] })),
    names: names.slice(0, 4).join(', ') + ' and ' + (names.length - 4) + ' more',
    folded: [title, ...names].join(' ').toLowerCase(),
  };
});
createRoot(document.getElementById('root')).render(
  <UiProvider>
    <Page groups={listed} />
  </UiProvider>,
);
`;

/** The cards of the group list with a search. No router, cache or session. */
export const baselineGroups: BaselinePage = {
  name: 'baseline-groups',
  program,
  modulesOf: ['shared', 'mf-groups', 'host'],
  styles: 'main{width:1280px;margin:auto;padding:0 32px}header{height:200px;padding-top:100px}',
};
