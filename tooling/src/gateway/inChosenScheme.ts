import { colorSchemeContent, readColorSchemeChoice } from '@formline/shared/domain/accounts/colorScheme';
import { COLOR_SCHEME_META } from '../build/hostPage';

export const inChosenScheme = (html: string, cookies: string | undefined) =>
  html.replace(COLOR_SCHEME_META, (meta) =>
    meta.replace('light dark', colorSchemeContent(readColorSchemeChoice(cookies ?? ''))),
  );
