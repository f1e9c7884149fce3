import { call } from '@formline/shared/api-client';
import { registerClient } from '@formline/shared/contracts/accounts/registration';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { isLinkOver } from '../../components/link-token/isLinkOver';
import { invitationTexts as texts } from './createAccount.texts';
import { type NewAccountValues, toNewPerson } from './createAccount.validation';
import type { InvitedPageProps } from './invitedPageProps';
import { NewAccountForm } from './NewAccountForm';
import { type Refusal, refusalOf } from './refusal';

export function InvitedAccountPage({ token, invitation, foot, onJoined, onOver }: InvitedPageProps) {
  const { email, first_name, last_name, trainer_name } = invitation;
  const handleCreate = async (values: NewAccountValues): Promise<Refusal | null> => {
    try {
      await call(registerClient, { body: { ...toNewPerson(values), invitation_token: token } });
      onJoined();
      return null;
    } catch (error) {
      if (!isLinkOver(error)) return refusalOf(error);
      onOver();
      return null;
    }
  };
  return (
    <BrandedPage title={texts.invites(trainer_name)} subtitle={texts.openAccount} foot={foot} length="long">
      <NewAccountForm
        known={{ email, firstName: first_name, lastName: last_name }}
        isEmailFixed
        onCreate={handleCreate}
      />
    </BrandedPage>
  );
}
