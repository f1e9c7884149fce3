import { linkAccountTexts } from './linkAccount.texts';
import { LinkAccountView } from './LinkAccountView';

export const linkAccountView = {
  View: LinkAccountView,
  title: linkAccountTexts.title,
  text: linkAccountTexts.found,
};
