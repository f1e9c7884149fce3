import path from 'node:path';
import { siteDir } from '../../build/workspace';
import { DeliveryError } from '../DeliveryError';
import { folderStore } from './folderStore';
import type { Store } from './Store';

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>.*))?$/;

export const isBucket = (address: string) => BUCKET.test(address);

/** `s3://bucket/prefix`, the address of a delivery server, or else a folder. @param address null: the workspace's own site @throws DeliveryError */
export async function openStore(address: string | null, env: NodeJS.ProcessEnv): Promise<Store> {
  if (address === null) return folderStore(siteDir);
  const { bucket, prefix = '' } = BUCKET.exec(address)?.groups ?? {};
  if (bucket === undefined && /^https?:\/\//.test(address)) {
    const { httpStore } = await import('./httpStore');
    const token = env['MF_TOKEN'];
    if (!token) throw new DeliveryError(`${address} is asked with a token: set MF_TOKEN.`);
    return httpStore(address, token);
  }
  if (bucket === undefined) {
    if (/^\w+:\/\//.test(address)) {
      throw new DeliveryError(
        `${address} is no store: give a folder, s3://bucket/prefix or an address with https.`,
      );
    }
    return folderStore(path.resolve(address));
  }
  // Loaded only for a bucket, because most commands use a folder.
  const { s3Store } = await import('./s3Store');
  const folder = prefix.replace(/\/*$/, '');
  return s3Store({
    bucket,
    region: env['S3_REGION'] || env['AWS_REGION'] || 'us-east-1',
    endpoint: env['S3_ENDPOINT'] || undefined,
    prefix: folder === '' ? '' : `${folder}/`,
  });
}
