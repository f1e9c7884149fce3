import type { Client } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { useNavigate } from '@formline/shared/routing';
import { useCanEdit, useSession } from '@formline/shared/session';
import { notify } from '@formline/shared/ui/overlays';
import { EditProfileForm, type EditProfileFormProps } from '../../components/edit-profile/EditProfileForm';
import { editProfileTexts } from '../../components/edit-profile/editProfile.texts';
import type { EditablePerson, ProfileValues } from '../../components/edit-profile/profileValues';
import type { ClosedForm } from '../../components/record-form/useEditedRecord';
import { useFormGuard } from '../../components/record-form/useFormGuard';
import { useState } from 'react';
import {
  avatarTexts,
  dashboardSettingsTexts,
  deleteDataTexts,
  removeClientTexts,
} from './accountSettings.texts';
import { ClientAccount } from './ClientAccount';
import { DashboardSettingsPanel } from './DashboardSettingsPanel';
import { DeleteDataPanel } from './DeleteDataPanel';
import { LazyAvatarPanel } from './lazyPanels';
import { PanelDialog } from './PanelDialog';
import { RemoveClientEntry } from './RemoveClientEntry';
import { RemoveClientPanel } from './RemoveClientPanel';
import { usePanels } from './usePanels';
import { useRemoveClient } from './useRemoveClient';

const titles = {
  edit: editProfileTexts.title,
  settings: dashboardSettingsTexts.title,
  avatar: avatarTexts.title,
};

export type ClosedProfile = ClosedForm<EditablePerson, ProfileValues>;

interface ClientAccountDialogProps {
  readonly client: Client;
  readonly firstPanel?: 'settings';
  /** The profile that the end of a session closed. */
  readonly closedProfile?: ClosedProfile | null;
  readonly onSessionEnd?: EditProfileFormProps['onSessionEnd'];
  readonly onClose: () => void;
}

export function ClientAccountDialog(props: ClientAccountDialogProps) {
  const { client, closedProfile = null, firstPanel = closedProfile && 'edit', onClose } = props;
  const [closed, setClosed] = useState(closedProfile);
  const session = useSession();
  const canEdit = useCanEdit();
  const navigate = useNavigate();
  const panels = usePanels<'edit' | 'settings' | 'remove' | 'deleteData'>(onClose, firstPanel);
  const { panel, open, back, onUnsaved } = panels;
  const guard = useFormGuard(panels.isUnsaved);
  const removal = useRemoveClient(client.id, () => {
    onClose();
    void navigate(CLIENTS_PATH);
    notify.success(removeClientTexts.removed(client.full_name));
  });
  if (session.status !== 'signed-in') return null;
  const handleBack = () => {
    if (removal.isPending) return;
    removal.reset();
    back();
  };
  return (
    <PanelDialog
      panel={panel}
      title={titleOf(panel, client)}
      question={panels.question}
      guard={guard}
      onBack={handleBack}
      onClose={panels.close}
    >
      {panel === null && (
        <ClientAccount
          client={client}
          canEdit={canEdit}
          isWrongPicture={panels.isWrongType}
          onOpen={(name) => {
            setClosed(null);
            open(name);
          }}
          onPicture={panels.openPicture}
        />
      )}
      {panel === 'edit' && (
        <EditProfileForm
          person={closed?.known ? { ...client, version: closed.known.version } : client}
          typed={closed?.values ?? null}
          onSessionEnd={props.onSessionEnd}
          heightUnit={session.user.unit_height}
          onUnsaved={onUnsaved}
          onClose={back}
        >
          <RemoveClientEntry onRemove={() => open('remove')} onDeleteData={() => open('deleteData')} />
        </EditProfileForm>
      )}
      {panel === 'settings' && (
        <DashboardSettingsPanel
          client={client}
          isClub={session.club !== null}
          onUnsaved={onUnsaved}
          onClose={back}
        />
      )}
      {panel === 'remove' && <RemoveClientPanel client={client} onKeep={handleBack} removal={removal} />}
      {panel === 'deleteData' && <DeleteDataPanel client={client} onBack={back} />}
      {panel === 'avatar' && panels.picture && (
        <LazyAvatarPanel person={client} picture={panels.picture} onClose={back} />
      )}
    </PanelDialog>
  );
}

type Panel = keyof typeof titles | 'remove' | 'deleteData';

function titleOf(panel: Panel | null, { full_name }: Client): string {
  if (panel === null) return full_name;
  if (panel === 'deleteData') return deleteDataTexts.title(full_name);
  return panel === 'remove' ? removeClientTexts.title(full_name) : titles[panel];
}
