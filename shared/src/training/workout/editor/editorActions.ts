import { createContext, use } from 'react';
import type { DraftItem, DraftSection } from '../draft/workoutDraft';

/** Actions for rows and sections. Stable, so that rows render once. */
export interface EditorActions {
  readonly canEdit: boolean;
  readonly open: (item: DraftItem) => void;
  readonly askRemoval: (item: DraftItem) => void;
  readonly addTo: (section: DraftSection | null) => void;
  readonly renameSection: (section: DraftSection, name: string) => void;
  readonly moveSection: (section: DraftSection, by: -1 | 1) => void;
  readonly askSectionRemoval: (section: DraftSection) => void;
}

const nothing = () => undefined;

export const EditorActionsContext = createContext<EditorActions>({
  canEdit: false,
  open: nothing,
  askRemoval: nothing,
  addTo: nothing,
  renameSection: nothing,
  moveSection: nothing,
  askSectionRemoval: nothing,
});

export const useEditorActions = (): EditorActions => use(EditorActionsContext);

export const OpenKeyContext = createContext<string | null>(null);
