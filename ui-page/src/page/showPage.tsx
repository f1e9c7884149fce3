import '@fontsource-variable/inter';
import { UiProvider } from '@formline/shared/ui/core';
import type { Showcase } from '@formline/shared/ui/showcase';
import { createRoot } from 'react-dom/client';
import { KitPage } from './KitPage';

/**
 * Draws the page of the kit from its showcases. `doors` says where each component is imported from. An address with
 * `?only=Button` shows that one alone, which is there sooner.
 */
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
