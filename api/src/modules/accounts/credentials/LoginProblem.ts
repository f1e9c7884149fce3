import { errorCodes, type LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import { HttpProblem } from '../../../plugins/HttpProblem';

export interface LoginProblem {
  readonly key: LoginErrorKey;
  readonly status: 401 | 403;
  readonly message: string;
  readonly description?: string;
}

export function toHttpProblem({ key, status, message, description }: LoginProblem): HttpProblem {
  const code = status === 401 ? errorCodes.unauthenticated : errorCodes.forbidden;
  return new HttpProblem(status, {
    message,
    code,
    key,
    title: message,
    ...(description && { description }),
  });
}
