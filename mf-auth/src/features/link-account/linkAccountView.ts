import { linkAccountTexts } from './linkAccount.texts';
import { LinkAccountView } from './LinkAccountView';

/** Linking as the sign-in page shows it. */
export const linkAccountView = {
  View: LinkAccountView,
  title: linkAccountTexts.title,
  text: linkAccountTexts.found,
};
