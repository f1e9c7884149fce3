import '@fontsource-variable/inter';
import { UiProvider } from '@formline/shared/ui/core';
import type { Showcase } from '@formline/shared/ui/showcase';
import { createRoot } from 'react-dom/client';
import { KitPage } from './KitPage';

/** Draws the page of the kit from its showcases. `doors` says where each component is imported from. */
export function showPage(showcases: readonly Showcase[], doors: Readonly<Record<string, string>>): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <UiProvider>
      <KitPage showcases={showcases} doors={doors} />
    </UiProvider>,
  );
}
