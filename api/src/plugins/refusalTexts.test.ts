import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../packageRoot';

const REFUSALS =
  'notFound|forbidden|unauthenticated|invalidInput|linkOver|tooManyRequests|inactiveClient|alreadyScheduled|fileTypeRefused|HttpProblem';
/** A refusal with an inline text, plain or as `message`. */
const INLINE = new RegExp(`\\b(?:${REFUSALS})\\(\\s*(?:\\d+,\\s*\\{\\s*message:\\s*)?['"\`]`, 'g');
/** A sentence in code, except in errors, which only the log shows. */
const SENTENCE = /(?<!(?:Error|Job|Video|Failure)\(\s*)(['`])[A-Z][^'`\n]* [^'`\n]* [^'`\n]*\.\1/g;

const inlineTexts = (code: string): string[] => {
  const withoutComments = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [INLINE, SENTENCE].flatMap((pattern) => withoutComments.match(pattern) ?? []);
};

const sources = ['modules', 'plugins'].flatMap((folder) =>
  readdirSync(path.join(packageRoot, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|texts)\.ts$/.test(file))
    .map((file) => path.join(packageRoot, 'src', folder, file)),
);

it.each([
  `throw notFound('There is no such thing.');`,
  'throw invalidInput(\n  `${field}: is missing`,\n);',
  `new HttpProblem(409, { message: 'This is over.', code })`,
  `const HISTORY_STAYS = 'What is past stays as it is.';`,
])('a refusal worded in the code is found: %s', (code) => {
  expect(inlineTexts(code)).not.toEqual([]);
});

it.each([
  `throw notFound(texts.workouts.noSuch);`,
  `throw new Error('The workout was not made.');`,
  `// A comment has 'some words in a sentence.'`,
])('other words are left alone: %s', (code) => {
  expect(inlineTexts(code)).toEqual([]);
});

it('the words of every refusal stand in a file of texts', () => {
  const found = sources.flatMap((file) =>
    inlineTexts(readFileSync(file, 'utf8')).map((text) => `${path.relative(packageRoot, file)}: ${text}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
