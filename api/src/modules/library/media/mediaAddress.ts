import { API_VERSION } from '@formline/shared/contracts/product';

export const MEDIA_PATH = `/${API_VERSION}/media`;

/** Stable, because profiles and exercises store it. */
export const mediaAddress = (key: string): string => `${MEDIA_PATH}/${key}`;
