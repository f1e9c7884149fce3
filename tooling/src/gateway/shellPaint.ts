import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import {
  activeTab,
  isActiveSubTab,
  visibleSubTabs,
  visibleTabs,
} from '@formline/shared/domain/navigation/visibleTabs';
import * as z from '@formline/shared/contracts/schema';
import { escapeMarkup } from '@formline/shared/domain/text/escapeMarkup';
import { type ShellPieces, shellPiecesSchema } from '../build/firstPaintFiles';

export type Profile = 'personal' | 'club';

interface PaintedPage {
  readonly remotes: readonly RegistryEntry[];
  readonly path: string;
  readonly isManager: boolean;
  readonly profile: Profile;
  /** Null where another page may come. */
  readonly route: RemoteRoute | null;
}

/**
 * The shell with the navigation of all remotes, before any script runs.
 * @param text file with the pieces of the host's build
 * @returns HTML; null for pieces of another build of the tools
 */
export function paintShell(text: string, { remotes, path, route, ...caller }: PaintedPage): string | null {
  const pieces = readPieces(text);
  if (!pieces) return null;
  const tabs = visibleTabs(remotes, caller.isManager);
  const active = activeTab(tabs, path);
  const subTabs = visibleSubTabs(active).map((tab) =>
    link(isActiveSubTab(tab.path, path) ? pieces.activeSubTab : pieces.subTab, tab),
  );
  return fill(pieces.frame, {
    profile: caller.profile,
    tabs: tabs.map((tab) => link(tab === active ? pieces.activeTab : pieces.tab, tab)).join(''),
    subTabs:
      active && subTabs.length > 0
        ? fill(pieces.subTabs, { section: escapeMarkup(active.label), subTabs: subTabs.join('') })
        : '',
    page: fill(pieces[route?.outline ?? 'block'], {
      heading: route?.isTitleHeading
        ? fill(pieces.heading, { title: escapeMarkup(route.title) })
        : pieces.headingOutline,
    }),
  });
}

function readPieces(text: string): ShellPieces | null {
  try {
    return z.safeParse(shellPiecesSchema, JSON.parse(text)).data ?? null;
  } catch {
    // A damaged file: the page is drawn when its scripts have come.
    return null;
  }
}

const fill = (piece: string, values: Readonly<Record<string, string>>): string =>
  piece.replaceAll(/:(\w+)/g, (name, key: string) => values[key] ?? name);

const link = (piece: string, { label, path }: { readonly label: string; readonly path: string }): string =>
  fill(piece.replaceAll('/:path', ':path'), { label: escapeMarkup(label), path: escapeMarkup(path) });
