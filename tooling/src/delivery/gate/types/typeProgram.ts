import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir } from '../../../build/workspace';
import { type Declarations, withImportsFrom } from './declarations';

export const QUESTIONS_FILE = 'questions.ts';

const settings = {
  extends: path.join(packageDir('tooling'), 'tsconfig/browser.json'),
  compilerOptions: { types: [], noUnusedLocals: false },
  files: [QUESTIONS_FILE],
};

export interface PlacedDeclarations {
  readonly folder: string;
  readonly declarations: Declarations;
  readonly likeBase: ReadonlySet<string>;
}

export interface Assignment {
  readonly given: string;
  readonly expected: string;
}

export interface TypeProgram {
  readonly base: string;
  readonly placed: readonly PlacedDeclarations[];
  readonly assignments: readonly Assignment[];
}

export function writeTypeProgram(dir: string, { base, placed, assignments }: TypeProgram): void {
  for (const { folder, declarations, likeBase } of placed) {
    for (const file of declarations.keys()) {
      if (likeBase.has(file)) continue;
      const target = path.join(dir, folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, withImportsFrom(base, { file, declarations, elsewhere: likeBase }));
    }
  }
  const lines = assignments.map(
    ({ given, expected }, index) => `export const answer${index} = (given: ${given}): ${expected} => given;`,
  );
  writeFileSync(path.join(dir, QUESTIONS_FILE), `${lines.join('\n')}\n`);
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(settings));
}
