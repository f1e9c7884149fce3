/** Tags of a bucket have quotes of their own, and an ETag may not. */
export const etagOf = (tag: string) => `"${Buffer.from(tag).toString('base64url')}"`;
export const tagOf = (etag: string) => Buffer.from(etag.replaceAll('"', ''), 'base64url').toString();
