import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export function packageFolders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => entry.name);
}
