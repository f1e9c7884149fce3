import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { HttpProblem, linkOver } from '../../../plugins/HttpProblem';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';

/** None is a 403, because browsers renew their tokens on it; the form tells them apart by code. */
export const invitationProblems = {
  exists: () => new HttpProblem(409, { message: texts.exists, code: errorCodes.clientExists }),
  /** A client who has joined cannot be invited again, so the code differs from `exists`. */
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
