import { API_VERSION } from '@formline/shared/contracts/product';

/** Path the media store's files are served under. */
export const MEDIA_PATH = `/${API_VERSION}/media`;

/** Where the file with this key is served. It stays the same, so that it can be kept in a profile or an exercise. */
export const mediaAddress = (key: string): string => `${MEDIA_PATH}/${key}`;
