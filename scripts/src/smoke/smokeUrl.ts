const LOCAL_PRODUCT = 'http://localhost:3000';

export const smokeUrl = (named: string | null, environment: NodeJS.ProcessEnv): string =>
  named ?? (environment['SMOKE_URL'] || LOCAL_PRODUCT);
