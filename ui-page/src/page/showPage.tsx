import '@fontsource-variable/inter';
// First, because it fixes the order of the layers.
import '@formline/shared/ui/theme.css';
import { UiProvider } from '@formline/shared/ui/core';
import type { Showcase } from '@formline/shared/ui/showcase';
import { createRoot } from 'react-dom/client';
import { KitPage } from './KitPage';

/** The page of the kit. `doors` names each component's entry point; `?only=Button` shows that one alone. */
export function showPage(
  showcases: readonly Showcase[],
  entryPoints: Readonly<Record<string, string>>,
): void {
  const root = document.getElementById('root');
  if (!root) return;
  const only = new URLSearchParams(location.search).get('only');
  const shown = only === null ? showcases : showcases.filter(({ of: [name] }) => name === only);
  createRoot(root).render(
    <UiProvider>
      <KitPage showcases={shown} entryPoints={entryPoints} />
    </UiProvider>,
  );
}
