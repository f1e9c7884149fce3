import { object, string } from 'yup';
import { linkAccountTexts } from './linkAccount.texts';

export interface LinkAccountValues {
  readonly password: string;
}

export const linkAccountValidation = object({
  password: string().required(linkAccountTexts.missingPassword),
});
