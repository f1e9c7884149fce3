const LOCAL_PRODUCT = 'http://localhost:3000';

/** The deployment to look at: the one that is named, that of the environment, or the product on this machine. */
export const smokeUrl = (named: string | null, environment: NodeJS.ProcessEnv): string =>
  named ?? (environment['SMOKE_URL'] || LOCAL_PRODUCT);
