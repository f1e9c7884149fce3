import { isPersonName } from '@formline/shared/domain/people/personName';
import type { Mail } from '../../../mail/Mail';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';

export const INVITATION_DAYS = 14;

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

interface Invited extends Named {
  readonly email: string;
}

/** A name that contains a URL or advertising is not sent to other people. */
export function trainerNameOf({ firstName, lastName }: Named): string {
  return isPersonName(firstName) && isPersonName(lastName) ? `${firstName} ${lastName}` : texts.someTrainer;
}

/** The token is in the URL fragment, which browsers never send to servers, so it stays out of logs. */
export function invitationEmail(
  invited: Invited,
  trainer: Named,
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): Mail {
  return {
    to: invited.email,
    subject: texts.subject,
    text: texts.invitationEmail({
      firstName: isPersonName(invited.firstName) ? invited.firstName : null,
      trainerName: trainerNameOf(trainer),
      link: `${publicUrl}/create-account#invitation=${token}`,
      days: INVITATION_DAYS,
    }),
  };
}
