import { ApiError } from '@formline/shared/api-client';
import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { change } from '@formline/shared/query';
import { invitationsTexts } from './invitations.texts';

export async function resendInvitationTo(clientId: number | undefined): Promise<string> {
  if (clientId === undefined) {
    throw new ApiError(400, { message: invitationsTexts.clientIdMissing, code: errorCodes.invalidInput });
  }
  const { message } = await change(resendInvitation, { body: { clientId } });
  return message;
}
