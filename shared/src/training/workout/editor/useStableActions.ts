import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EditorActions } from './editorActions';

export function useStableActions(actions: EditorActions): EditorActions {
  const latest = useRef(actions);
  // Rows do not re-render with the editor.
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
