import path from 'node:path';
import { packageDir } from '@formline/tooling/workspace';

export const sourceOf = (name: string, file: string) =>
  JSON.stringify(path.join(packageDir(name), 'src', file));

/** A program that defines `Page`: rendered in the provider of the kit, without router, cache or session. */
export const kitPage = (program: string) => `
import { memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from ${sourceOf('shared', 'ui/core')};

const readData = async () => (await fetch('/data.json')).json();

function useSearch(items) {
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    if (text === '') return items;
    const words = text.toLowerCase().split(' ');
    return items.filter(({ folded }) => words.every((word) => folded.includes(word)));
  }, [items, text]);
  return { text, setText, shown };
}
${program}
createRoot(document.getElementById('root')).render(<UiProvider><Page /></UiProvider>);
`;
