import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../../build/workspace';
import { type Declarations, standIn } from './declarations';

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
  /** Files in whose place those of the base stand. */
  readonly likeBase: ReadonlySet<string>;
}

/** One line of the program: whether what is given can be handed out as what is expected. Both are types, spelled out. */
export interface Assignment {
  readonly given: string;
  readonly expected: string;
}

export interface TypeProgram {
  /** Folder of the declarations that equal ones of the others hand on. */
  readonly base: string;
  readonly placed: readonly PlacedDeclarations[];
  readonly assignments: readonly Assignment[];
}

/** Writes a program that compiles when all assignments are right; the first is its first line. */
export function writeTypeProgram(dir: string, { base, placed, assignments }: TypeProgram): void {
  for (const { folder, declarations, likeBase } of placed) {
    for (const [file, text] of declarations) {
      const target = path.join(dir, folder, file);
      const up = '../'.repeat(file.split('/').length);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, likeBase.has(file) ? standIn(text, `${up}${base}/${file.slice(0, -5)}`) : text);
    }
  }
  const lines = assignments.map(
    ({ given, expected }, index) => `export const answer${index} = (given: ${given}): ${expected} => given;`,
  );
  writeFileSync(path.join(dir, QUESTIONS_FILE), `${lines.join('\n')}\n`);
  writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(settings));
}
