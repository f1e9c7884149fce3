/** `node importReader.mjs <rules> <folder> <package>…` prints imports and breaches. The cruiser needs plain Node. */
import { createRequire } from 'node:module';
import swc from '@swc/core';

const { parseFileSync } = swc;
/** The cruiser asks for TypeScript but never for JSX, and stops at the first component it meets. */
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const [, , rulesFile, folder, ...packages] = process.argv;
const { cruise } = await import('dependency-cruiser');
const { forbidden, options } = createRequire(import.meta.url)(rulesFile);
const { enhancedResolveOptions, ...rest } = options;
const settings = { ...rest, validate: true, ruleSet: { forbidden }, baseDir: folder };
const { output } = await cruise(packages, settings, enhancedResolveOptions);
const modules = output.modules.map(({ source, dependencies }) => ({
  source,
  imports: dependencies.map(({ resolved }) => resolved),
}));
const { totalDependenciesCruised: dependencies, violations } = output.summary;
process.stdout.write(JSON.stringify({ modules, dependencies, violations }));
