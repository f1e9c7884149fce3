import { REMOVAL_REASON_MAX_LENGTH } from '@formline/shared/contracts/accountRemoval';
import { isEmailAddress } from '@formline/shared/domain/emailAddress';
import { object, string } from 'yup';
import { deletionRequestTexts as texts } from './deletionRequest.texts';

export interface DeletionRequestValues {
  readonly email: string;
  readonly reason: string;
}

export const deletionRequestValidation = object({
  email: string().test('email', texts.invalidEmail, (value = '') => isEmailAddress(value.trim())),
  reason: string().trim().required(texts.missingReason).max(REMOVAL_REASON_MAX_LENGTH, texts.longReason),
});
