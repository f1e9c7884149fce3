import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { MediaStore } from './MediaStore';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly prefix: string;
}

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_MS = 60_000;

/** Credentials come from the environment. */
export function s3Store({ bucket, region, endpoint, prefix }: S3Settings): MediaStore {
  const client = openClient({ region, endpoint });
  const named = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  const download = async (key: string, range?: string): Promise<Readable> => {
    const { Body } = await client.send(
      new GetObjectCommand({ ...named(key), ...(range && { Range: range }) }),
    );
    if (!(Body instanceof Readable)) throw new Error('The store answered without a file.');
    return Body;
  };

  const remove = async (keys: { Key: string }[]): Promise<void> => {
    const removal = { Bucket: bucket, Delete: { Objects: keys, Quiet: true } };
    const { Errors = [] } = await client.send(new DeleteObjectsCommand(removal));
    if (Errors.length > 0) throw new Error(`The store kept ${Errors.length} of ${keys.length} files.`);
  };

  return {
    async put({ key, path, contentType }) {
      const upload = new Upload({
        client,
        params: { ...named(key), Body: createReadStream(path), ContentType: contentType },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      await upload.done();
      await rm(path, { force: true });
    },

    async byteSize(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(named(key)));
        return ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },

    read: (key, { start, end }) => download(key, `bytes=${start}-${end}`),

    copyTo: async (key, path) => pipeline(await download(key), createWriteStream(path, { mode: 0o600 })),

    async removeFolder(folder) {
      for (;;) {
        const { Contents = [], IsTruncated } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${folder}/` }),
        );
        const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (keys.length > 0) {
          await remove(keys);
        }
        if (!IsTruncated || keys.length === 0) return;
      }
    },
  };
}

const openClient = ({ region, endpoint }: Pick<S3Settings, 'region' | 'endpoint'>): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Other S3-compatible stores do not all support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS },
  });
