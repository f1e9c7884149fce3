import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { useChange } from '@formline/shared/query';

/** Asks for a letter with a link for a new password. */
export const useResetPassword = () => useChange(requestOwnPasswordReset, { input: () => ({}) });
