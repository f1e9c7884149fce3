import { call } from '@formline/shared/api-client';
import { registerClient } from '@formline/shared/contracts/accounts/registration';
import type { checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';
import { invitationTexts as texts } from './createAccount.texts';
import { type NewAccountValues, toNewPerson } from './createAccount.validation';
import { NewAccountForm } from './NewAccountForm';
import { type Refusal, refusalOf } from './useRegistration';

export interface InvitedPageProps {
  readonly token: string;
  readonly invitation: EndpointResult<typeof checkInvitation>;
  readonly foot: ReactNode;
  readonly onJoined: () => void;
  readonly onOver: () => void;
}

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
