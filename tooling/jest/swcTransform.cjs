/** TypeScript and ES modules to the CommonJS that Jest runs, kept close to the syntax Node 20 knows. */
exports.swcTransform = [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
