import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../../build/workspace';
import { type Declarations, withImportsFrom } from './declarations';

/** The file whose lines are the questions, one each. */
export const QUESTIONS_FILE = 'questions.ts';

const settings = {
  extends: path.join(workspaceRoot, 'tooling/tsconfig/browser.json'),
  compilerOptions: { types: [], noUnusedLocals: false },
  files: [QUESTIONS_FILE],
};

/** Declarations in a folder of the program. */
export interface PlacedDeclarations {
  readonly folder: string;
  readonly declarations: Declarations;
  /** Files that say the same in the base; they are used there. */
  readonly likeBase: ReadonlySet<string>;
}

/** One line of the program: whether what is given can be handed out as what is expected. Both are types, spelled out. */
export interface Assignment {
  readonly given: string;
  readonly expected: string;
}

export interface TypeProgram {
  /** Folder of the declarations whose equal ones the others use. */
  readonly base: string;
  readonly placed: readonly PlacedDeclarations[];
  readonly assignments: readonly Assignment[];
}

/** Writes a program that compiles when all assignments are right; the first is its first line. */
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
