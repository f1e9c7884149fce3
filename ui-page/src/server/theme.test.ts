import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from '@formline/shared/ui/theme';

const file = path.resolve(__dirname, '../../../shared/src/ui/theme/theme.css');

const unformatted = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/["']/g, '')
    .replaceAll(';}', '}')
    .toLowerCase()
    .split('}');

it('the style sheet of the theme is what `npm run theme` writes', () => {
  const written = readFileSync(file, 'utf8');
  expect(unformatted(written)).toEqual(unformatted(themeCss()));
});
