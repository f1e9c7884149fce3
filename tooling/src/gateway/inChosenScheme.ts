import { colorSchemeContent, readColorSchemeChoice } from '@formline/shared/domain/colorScheme';
import { COLOR_SCHEME_META } from '../build/hostPage';

/** The page in the scheme that the browser's cookie names, so that no frame is drawn in the other one. */
export const inChosenScheme = (html: string, cookies: string | undefined) =>
  html.replace(COLOR_SCHEME_META, (meta) =>
    meta.replace('light dark', colorSchemeContent(readColorSchemeChoice(cookies ?? ''))),
  );
