import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { HttpProblem, linkOver } from '../../../plugins/HttpProblem';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';

/** Refusals the add-client form tells apart by their codes; none is a 403, on which a browser renews its tokens. */
export const invitationProblems = {
  /** The form offers to resend the invitation. */
  exists: () => new HttpProblem(409, { message: texts.exists, code: errorCodes.clientExists }),
  /** Has joined: there is no invitation to offer, so the code is another one. */
  listed: (isListedHere: boolean) =>
    new HttpProblem(409, {
      message: isListedHere ? texts.listed : texts.listedElsewhere,
      code: errorCodes.accountExists,
    }),
  joined: () => new HttpProblem(409, { message: texts.joined, code: errorCodes.accountExists }),
  refused: () => new HttpProblem(400, { message: texts.refused, code: errorCodes.clientEmailRefused }),
  tooOften: (message: string) => new HttpProblem(429, { message, code: errorCodes.rateLimited }),
  linkOver: () => linkOver(texts.linkOver),
} as const;
