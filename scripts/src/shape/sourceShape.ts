import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How the sources are cut into files and folders, and how they are named. */
export interface SourceShape {
  /** Percent of the source files, tests left out, that have fewer lines than `SHORT_FILE_LINES`. */
  readonly shortFiles: number;
  /** Most source files beside each other in one folder, tests left out. */
  readonly filesInOneFolder: number;
  /** Files with more lines than `LONGEST_FILE_LINES`. */
  readonly longFiles: number;
  /** Definitions named with an invented word, once a file and name. */
  readonly inventedWords: number;
}

/** Where the code stands today: a figure may only fall. Lower its bound when it does. */
export const SHAPE_BOUNDS: SourceShape = {
  shortFiles: 22,
  filesInOneFolder: 24,
  longFiles: 0,
  inventedWords: 10,
};

/** What the bounds are to become. */
export const SHAPE_AIMS: SourceShape = {
  shortFiles: 14,
  filesInOneFolder: 24,
  longFiles: 0,
  inventedWords: 10,
};

const SHORT_FILE_LINES = 20;
const LONGEST_FILE_LINES = 250;

/** Words that crept into names in the place of the field's own. */
const INVENTED_WORDS = new Set(
  `wish wished told said heard letter door wall sheet gone usual standing anew mend reckon sought befall veil lift stranger
  reach judge judged asking trail place tries piece letter`.split(/\s+/),
);
/** Names of the platform and the field that hold such a word. */
const FIELD_NAMES = /placeholder|placement|replace|StyleSheet|letterSpacing/gi;

const DEFINITION =
  /\b(?:const|let|function|interface|type|class)\s+([A-Za-z_$][\w$]*)|(?:^|[({,])\s*readonly\s+([A-Za-z_$][\w$]*)\??\s*:/gm;
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const TEST = /\.(?:test|spec)\.tsx?$/;

const isInvented = (name: string) =>
  (name.replaceAll(FIELD_NAMES, '').match(WORD) ?? []).some((word) => INVENTED_WORDS.has(word.toLowerCase()));

/** Names of a file's definitions that hold an invented word. */
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

/** Measures sources by their path. */
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

/** Where to look for the figures that may be beyond their bound. */
export const examplesOf = (texts: ReadonlyMap<string, string>): string[] => [
  ...[...countFolders(withoutTests(texts))]
    .filter(([, count]) => count > SHAPE_BOUNDS.filesInOneFolder)
    .map(([folder, count]) => `${folder}: ${count} files`),
  ...[...texts].filter(isLong).map(([file, text]) => `${file}: ${linesOf(text)} lines`),
  ...[...texts].flatMap(([file, text]) => inventedNames(text).map((name) => `${file}: ${name}`)),
];

/** The TypeScript files that git tracks in a folder, by their path. What only declares a CSS module's classes is left out. */
export function trackedSources(folder: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!*.module.css.d.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(folder, file)));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** One line a figure that is beyond its bound. A shape of nothing proves nothing. */
export const breachesOf = (shape: SourceShape, bounds: SourceShape = SHAPE_BOUNDS): string[] =>
  figures.flatMap(({ name, title }) =>
    shape[name] <= bounds[name] ? [] : [`${title}: ${rounded(shape[name])}, at most ${bounds[name]}`],
  );

/** The figures on one line, each beside what it aims at. */
export const describeShape = (shape: SourceShape): string =>
  figures.map(({ name, title }) => `${title} ${rounded(shape[name])} (aim ${SHAPE_AIMS[name]})`).join(', ');

const rounded = (value: number) => Math.round(value * 10) / 10;

const figures = [
  { name: 'shortFiles', title: `percent of files under ${SHORT_FILE_LINES} lines` },
  { name: 'filesInOneFolder', title: 'most files in one folder' },
  { name: 'longFiles', title: `files over ${LONGEST_FILE_LINES} lines` },
  { name: 'inventedWords', title: 'invented words' },
] as const;
