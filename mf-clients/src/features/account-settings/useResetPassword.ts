import { call } from '@formline/shared/api-client';
import { requestOwnPasswordReset } from '@formline/shared/contracts/passwordReset';
import { useMutation } from '@formline/shared/query';

/** Asks for a letter with a link for a new password. */
export const useResetPassword = () => useMutation({ mutationFn: () => call(requestOwnPasswordReset, {}) });
