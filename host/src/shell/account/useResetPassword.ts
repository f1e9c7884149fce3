import { requestOwnPasswordReset } from '@formline/shared/contracts/passwordReset';
import { useChange } from '@formline/shared/query';

export const useResetPassword = () => useChange(requestOwnPasswordReset, { input: () => ({}) });
