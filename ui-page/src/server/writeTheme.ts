import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from '@formline/shared/ui/theme';

/** `npm run theme`, after a change of tokens, colours or global styles. */
const file = path.resolve(import.meta.dirname, '../../../shared/src/ui/theme/theme.css');
writeFileSync(file, `/* Written by \`npm run theme\`. */\n${themeCss()}`);
