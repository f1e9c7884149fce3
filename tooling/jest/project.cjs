const fs = require('node:fs');
const path = require('node:path');
const { esmOnlyPackages } = require('./esmOnlyPackages.cjs');
const { bundleLibraries, FOR_BROWSERS, FOR_NODE } = require('./libraries/bundleLibraries.cjs');
const { importedLibraries } = require('./libraries/importedLibraries.cjs');
const { swcTransform } = require('./swcTransform.cjs');

const INSTALLED = `${path.sep}node_modules${path.sep}`;
const isInstalled = __dirname.includes(INSTALLED);
/** As in `src/build/workspace.ts`. */
const ROOT = isInstalled
  ? __dirname.slice(0, __dirname.indexOf(INSTALLED))
  : path.resolve(__dirname, '../..');
const TOOLING = path.resolve(__dirname, '..');
const installedShared = () => path.join(ROOT, 'node_modules/@formline/shared');
const setup = (name) => path.join(__dirname, 'setup', name);

/** pnpm keeps a package at `node_modules/.pnpm/<name>@<version>/node_modules/<name>`: both places must match. */
function transformIgnorePatterns() {
  const names = esmOnlyPackages.join('|');
  return [
    `/node_modules/(?!\\.pnpm/|@formline/|(?:${names}))`,
    `/node_modules/\\.pnpm/(?!@formline\\+|(?:${names})[^/]*@)`,
    '/\\.cache/jest-libraries/',
  ];
}

function sharedSettings(name) {
  return {
    displayName: name,
    rootDir: path.join(ROOT, name),
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
    transform: { '\\.[cm]?[jt]sx?$': swcTransform },
    transformIgnorePatterns: transformIgnorePatterns(),
    restoreMocks: true,
  };
}

/** Packages whose code runs in the browser: jsdom, stubs for styles and pictures, libraries as one bundle. */
exports.browserProjects = function browserProjects(packages) {
  const folders = packages.map((name) => path.join(ROOT, name));
  const { libraries, moduleNameMapper } = libraryBundle({
    importing: [
      ...folders,
      path.join(__dirname, 'setup'),
      ...(isInstalled ? [path.join(installedShared(), 'src')] : []),
    ],
    declaring: [...folders, TOOLING, ...(isInstalled ? [ROOT, installedShared()] : [])],
    resolution: FOR_BROWSERS,
  });
  return packages.map((name) => ({
    ...sharedSettings(name),
    testEnvironment: path.join(__dirname, 'browserEnvironment.cjs'),
    testEnvironmentOptions: { libraries },
    setupFilesAfterEnv: [setup('failOnConsoleOutput.ts'), setup('testingLibrary.cjs')],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(__dirname, 'cssModuleStub.cjs'),
      '\\.(css|svg|png|jpe?g|webp|woff2?)$': path.join(__dirname, 'fileStub.cjs'),
      '^@fontsource-variable/': path.join(__dirname, 'fileStub.cjs'),
      ...moduleNameMapper,
    },
  }));
};

function libraryBundle({ importing, declaring, leftOut = [], resolution }) {
  const imported = importedLibraries(importing, new Set(declaring.flatMap(dependenciesOf)));
  const names = imported.filter((name) => !leftOut.some((start) => name.startsWith(start)));
  const libraries = bundleLibraries({
    root: ROOT,
    names,
    nodePaths: declaring.map((folder) => path.join(folder, 'node_modules')),
    resolution,
    external: leftOut.map((start) => `${start}*`),
  });
  return { libraries, moduleNameMapper: { [`^(${names.join('|')})$`]: path.join(libraries, '$1.cjs') } };
}

function dependenciesOf(folder) {
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** The Jest configuration of a repository that holds remotes alone. */
exports.remotesAlone = () => ({
  projects: exports.browserProjects(fs.readdirSync(ROOT).filter((name) => name.startsWith('mf-'))),
  testTimeout: 30_000,
});

/** A package whose code runs in Node. `src/testing/globalSetup.ts` and `globalTeardown.ts` run around its tests. */
exports.nodeProject = function nodeProject(name) {
  return {
    ...sharedSettings(name),
    ...globalHooks(name),
    testEnvironment: 'node',
    setupFilesAfterEnv: [setup('failOnConsoleOutput.ts')],
    ...(name === 'api' && bundledLibraries()),
  };
};

/** They have native code or files of their own, or few tests need them. */
const LEFT_OUT_OF_API = [
  '@electric-sql',
  '@ffmpeg-installer',
  '@ffprobe-installer',
  '@node-rs',
  'drizzle-kit',
  'esbuild',
  'pg-native',
  'sharp',
  'smtp-server',
];

/** Nearly every test file of the API starts all of it. */
function bundledLibraries() {
  const { libraries, moduleNameMapper } = libraryBundle({
    importing: ['api', 'shared/src/contracts', 'shared/src/domain'].map((name) => path.join(ROOT, name)),
    declaring: ['api', 'shared'].map((name) => path.join(ROOT, name)),
    leftOut: LEFT_OUT_OF_API,
    resolution: FOR_NODE,
  });
  return {
    testEnvironment: path.join(__dirname, 'nodeEnvironment.cjs'),
    testEnvironmentOptions: { libraries },
    moduleNameMapper,
  };
}

function globalHooks(name) {
  const hooks = {};
  for (const hook of ['globalSetup', 'globalTeardown']) {
    const file = path.join(ROOT, name, 'src/testing', `${hook}.ts`);
    if (fs.existsSync(file)) hooks[hook] = file;
  }
  return hooks;
}
