import type { CurrentUser } from '@formline/shared/contracts/people/users';
import { useLeaveGuard } from '@formline/shared/routing';
import type { ReactNode } from 'react';
import { EditProfileForm } from '../../components/edit-profile/EditProfileForm';
import { editProfileTexts } from '../../components/edit-profile/editProfile.texts';
import { avatarTexts, unitsTexts } from './accountSettings.texts';
import { devicesTexts } from './devices/devices.texts';
import { LazyAvatarPanel, LazyDevicesPanel, LazyTwoStepPanel } from './lazyPanels';
import { PanelDialog } from './PanelDialog';
import { ResetPassword } from './ResetPassword';
import { TrainerAccount, type TrainerPanel } from './TrainerAccount';
import { twoStepTexts } from './two-step/twoStep.texts';
import { UnitsPanel } from './UnitsPanel';
import { usePanels } from './usePanels';

const titles = {
  edit: editProfileTexts.title,
  units: unitsTexts.title,
  avatar: avatarTexts.title,
  'two-step': twoStepTexts.title,
  devices: devicesTexts.title,
};

interface TrainerAccountDialogProps {
  readonly user: CurrentUser;
  readonly canEdit: boolean;
  readonly calculators?: ReactNode;
  readonly onClose: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

export function TrainerAccountDialog(props: TrainerAccountDialogProps) {
  const { user, canEdit, calculators, onClose, finalFocus } = props;
  const panels = usePanels<TrainerPanel>(onClose);
  const { panel, picture, open, back, isUnsaved, onUnsaved } = panels;
  // The dialog belongs to the shell and stays when the page changes.
  const guard = useLeaveGuard({ asksOnNavigation: false, asksOnUnload: isUnsaved });
  return (
    <PanelDialog
      panel={panel}
      title={panel === null ? user.full_name : titles[panel]}
      question={panels.question}
      guard={guard}
      onBack={back}
      onClose={panels.close}
      finalFocus={finalFocus}
    >
      {panel === null && (
        <TrainerAccount
          user={user}
          canEdit={canEdit}
          calculators={calculators}
          isWrongPicture={panels.isWrongType}
          onOpen={open}
          onPicture={panels.openPicture}
          onLeave={onClose}
        />
      )}
      {panel === 'edit' && (
        <EditProfileForm person={user} heightUnit={user.unit_height} onUnsaved={onUnsaved} onClose={back}>
          <ResetPassword email={user.email} />
        </EditProfileForm>
      )}
      {panel === 'units' && <UnitsPanel user={user} onUnsaved={onUnsaved} onClose={back} />}
      {panel === 'two-step' && <LazyTwoStepPanel />}
      {panel === 'devices' && <LazyDevicesPanel />}
      {panel === 'avatar' && picture && <LazyAvatarPanel person={user} picture={picture} onClose={back} />}
    </PanelDialog>
  );
}
