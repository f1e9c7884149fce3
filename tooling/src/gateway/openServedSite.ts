import { createHash } from 'node:crypto';
import path from 'node:path';
import { isBucket, openStore } from '../delivery/store/openStore';
import { type SiteMirror, startSiteMirror } from './siteMirror';

export interface ServedSite {
  readonly siteDir: string;
  /** Of a bucket, which is served from a copy. */
  readonly mirror?: SiteMirror;
  readonly close: () => Promise<void>;
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16);

/** A folder is served as it is, a bucket from a copy in the cache. @param address folder or `s3://bucket/prefix` */
export async function openServedSite(
  address: string,
  { cacheDir, env }: { readonly cacheDir: string; readonly env: NodeJS.ProcessEnv },
): Promise<ServedSite> {
  if (!isBucket(address)) return { siteDir: path.resolve(address), close: async () => undefined };
  const store = await openStore(address, env);
  const mirror = await startSiteMirror({ store, dir: path.join(cacheDir, 'sites', nameOf(address)) });
  return { siteDir: mirror.dir, mirror, close: mirror.close };
}
