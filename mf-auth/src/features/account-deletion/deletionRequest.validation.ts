import { REMOVAL_REASON_MAX_LENGTH } from '@formline/shared/contracts/accountRemoval';
import { object, string } from 'yup';
import { ownEmail } from '../../components/email/email.validation';
import { deletionRequestTexts as texts } from './deletionRequest.texts';

export interface DeletionRequestValues {
  readonly email: string;
  readonly reason: string;
}

export const deletionRequestValidation = object({
  email: ownEmail({ missing: texts.invalidEmail, invalid: texts.invalidEmail }),
  reason: string().trim().required(texts.missingReason).max(REMOVAL_REASON_MAX_LENGTH, texts.longReason),
});
