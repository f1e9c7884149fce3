import { call } from '@formline/shared/api-client';
import { requestOwnPasswordReset } from '@formline/shared/contracts/passwordReset';
import { useMutation } from '@formline/shared/query';

export const useResetPassword = () => useMutation({ mutationFn: () => call(requestOwnPasswordReset, {}) });
