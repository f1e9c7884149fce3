import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceShape {
  readonly shortFiles: number;
  readonly filesInOneFolder: number;
  readonly longFiles: number;
  readonly inventedWords: number;
}

/** A figure may only fall. Lower its bound when it does. */
export const SHAPE_BOUNDS: SourceShape = {
  shortFiles: 14,
  filesInOneFolder: 24,
  longFiles: 0,
  inventedWords: 3,
};

export const SHAPE_AIMS: SourceShape = {
  shortFiles: 14,
  filesInOneFolder: 24,
  longFiles: 0,
  inventedWords: 3,
};

const SHORT_FILE_LINES = 20;
const LONGEST_FILE_LINES = 250;

const INVENTED_WORDS = new Set(
  `wish wished told said heard letter door wall sheet gone usual standing anew mend reckon sought befall veil lift stranger
  reach judge judged asking trail place tries piece letter`.split(/\s+/),
);
/** Names of the platform and the field that contain such a word. */
const FIELD_NAMES = /placeholder|placement|replace|StyleSheet|letterSpacing/gi;

const DEFINITION =
  /\b(?:const|let|function|interface|type|class)\s+([A-Za-z_$][\w$]*)|(?:^|[({,])\s*readonly\s+([A-Za-z_$][\w$]*)\??\s*:/gm;
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const TEST = /\.(?:test|spec)\.tsx?$/;

const isInvented = (name: string) =>
  (name.replaceAll(FIELD_NAMES, '').match(WORD) ?? []).some((word) => INVENTED_WORDS.has(word.toLowerCase()));

export function inventedNames(text: string): string[] {
  const names = [...text.matchAll(DEFINITION)].map(([, name, property]) => name ?? property ?? '');
  return [...new Set(names)].filter(isInvented);
}

const linesOf = (text: string) => text.split('\n').length - 1;
const isLong = ([, text]: readonly [file: string, text: string]) => linesOf(text) > LONGEST_FILE_LINES;

function countFolders(sources: readonly (readonly [file: string, text: string])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [file] of sources) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return counts;
}

const withoutTests = (texts: ReadonlyMap<string, string>) => [...texts].filter(([file]) => !TEST.test(file));

export function shapeOf(texts: ReadonlyMap<string, string>): SourceShape {
  const sources = withoutTests(texts);
  const short = sources.filter(([, text]) => linesOf(text) < SHORT_FILE_LINES);
  return {
    shortFiles: (100 * short.length) / sources.length,
    filesInOneFolder: Math.max(...countFolders(sources).values()),
    longFiles: [...texts].filter(isLong).length,
    inventedWords: [...texts.values()].reduce((sum, text) => sum + inventedNames(text).length, 0),
  };
}

export const examplesOf = (texts: ReadonlyMap<string, string>): string[] => [
  ...[...countFolders(withoutTests(texts))]
    .filter(([, count]) => count > SHAPE_BOUNDS.filesInOneFolder)
    .map(([folder, count]) => `${folder}: ${count} files`),
  ...[...texts].filter(isLong).map(([file, text]) => `${file}: ${linesOf(text)} lines`),
  ...[...texts].flatMap(([file, text]) => inventedNames(text).map((name) => `${file}: ${name}`)),
];

export function trackedSources(folder: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!*.module.css.d.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(folder, file)));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

export const breachesOf = (shape: SourceShape, bounds: SourceShape = SHAPE_BOUNDS): string[] =>
  figures.flatMap(({ name, title }) =>
    shape[name] <= bounds[name] ? [] : [`${title}: ${rounded(shape[name])}, at most ${bounds[name]}`],
  );

export const describeShape = (shape: SourceShape): string =>
  figures.map(({ name, title }) => `${title} ${rounded(shape[name])} (aim ${SHAPE_AIMS[name]})`).join(', ');

const rounded = (value: number) => Math.round(value * 10) / 10;

const figures = [
  { name: 'shortFiles', title: `percent of files under ${SHORT_FILE_LINES} lines` },
  { name: 'filesInOneFolder', title: 'most files in one folder' },
  { name: 'longFiles', title: `files over ${LONGEST_FILE_LINES} lines` },
  { name: 'inventedWords', title: 'invented words' },
] as const;
