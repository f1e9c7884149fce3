import { isPersonName } from '@formline/shared/domain/people/personName';
import type { Mail } from '../../../mail/Mail';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';

/** How long a link is good. */
export const INVITATION_DAYS = 14;

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

interface Invited extends Named {
  readonly email: string;
}

/** Name of the trainer as a letter says it. What is no name (an address, an advertisement) is not carried to strangers. */
export function trainerNameOf({ firstName, lastName }: Named): string {
  return isPersonName(firstName) && isPersonName(lastName) ? `${firstName} ${lastName}` : texts.someTrainer;
}

/** The letter with the link. Behind the `#` the token reaches no server's log. */
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
