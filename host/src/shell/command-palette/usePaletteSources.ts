import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { queryOf, useQuery } from '@formline/shared/query';
import { useNavigate } from '@formline/shared/routing';
import { useCanEdit, useClubScope, useSession } from '@formline/shared/session';
import { useCallback, useMemo } from 'react';
import { visibleTabs } from '@formline/shared/domain/navigation/visibleTabs';
import type { CommandSource } from './foundCommands';
import { clientCommands, groupCommands } from './listCommands';
import { pageCommands, remoteActionCommands } from './pageCommands';
import { paletteTexts } from './palette.texts';
import { useNoteCommands } from './useNoteCommands';
import { useActionCommands } from './useActionCommands';

interface PaletteSources {
  readonly sources: readonly CommandSource[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** What the search of notes does; null when it has an answer or was not asked. */
  readonly notesState: 'searching' | 'failed' | null;
}

interface PaletteInput {
  readonly isOpen: boolean;
  readonly typed: string;
}

export function usePaletteSources(
  entries: readonly RegistryEntry[],
  { isOpen, typed }: PaletteInput,
): PaletteSources {
  const navigate = useNavigate();
  const session = useSession();
  const scope = useClubScope();
  const clients = useQuery({ ...queryOf(listTrainerClients, { query: scope }), enabled: isOpen });
  const groups = useQuery({ ...queryOf(listClientGroups, { query: scope }), enabled: isOpen });
  const actions = useActionCommands();
  const canEdit = useCanEdit();
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  const notes = useNoteCommands({ typed, isOpen: isOpen && canEdit, go });
  // Memoised: there may be hundreds, and each key press renders the palette.
  const ofClients = useMemo(() => clientCommands(clients.data ?? [], go), [clients.data, go]);
  const ofGroups = useMemo(() => groupCommands(groups.data ?? [], go), [groups.data, go]);
  const tabs = visibleTabs(entries, session.status === 'signed-in' && session.isManager);
  const begun = canEdit ? remoteActionCommands(entries, go) : [];
  const { pages, clients: clientsLabel, groups: groupsLabel, actions: actionsLabel } = paletteTexts;
  return {
    isLoading: clients.isLoading || groups.isLoading,
    hasFailed: clients.isLoadingError || groups.isLoadingError,
    notesState: notes.state,
    sources: [
      { label: pages, isShownAtOnce: true, commands: pageCommands(tabs, go) },
      { label: clientsLabel, isShownAtOnce: false, commands: ofClients },
      { label: groupsLabel, isShownAtOnce: false, commands: ofGroups },
      { label: paletteTexts.notes, isShownAtOnce: false, isFound: true, commands: notes.commands },
      { label: actionsLabel, isShownAtOnce: true, commands: [...begun, ...actions] },
    ],
  };
}
