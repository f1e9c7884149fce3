import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { useChange } from '@formline/shared/query';

export const useResetPassword = () => useChange(requestOwnPasswordReset, { input: () => ({}) });
