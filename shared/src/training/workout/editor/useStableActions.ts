import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EditorActions } from './editorActions';

/** The same functions for as long as the editor stands, each doing what the latest drawing means by it. */
export function useStableActions(actions: EditorActions): EditorActions {
  const latest = useRef(actions);
  // Meets the rows, which are not drawn anew when the editor is.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const { canEdit } = actions;
  return useMemo(
    () => ({
      canEdit,
      open: (item) => latest.current.open(item),
      askRemoval: (item) => latest.current.askRemoval(item),
      addTo: (section) => latest.current.addTo(section),
      renameSection: (section, name) => latest.current.renameSection(section, name),
      moveSection: (section, by) => latest.current.moveSection(section, by),
      askSectionRemoval: (section) => latest.current.askSectionRemoval(section),
    }),
    [canEdit],
  );
}
