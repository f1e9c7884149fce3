import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { objectHeaders } from './objectHeaders';
import { checkedKey, type Store } from './Store';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly prefix: string;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_MS = 60_000;
/** Buckets may ask both of two writers to retry. */
const MAX_ATTEMPTS = 10;
const WAIT_MS = 50;

const PRECONDITION_FAILED = 412;
const CONFLICT = 409;
const NOT_FOUND = 404;

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Uses conditional puts. Credentials come from the environment or the machine. */
export function s3Store({ bucket, region, endpoint, prefix }: S3Settings): Store {
  const client = openClient({ region, endpoint });
  const named = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkedKey(key)}` });

  type Condition = { IfNoneMatch: '*' } | { IfMatch: string } | Record<string, never>;

  const put = async (key: string, content: Buffer | string, condition: Condition): Promise<boolean> => {
    const input = { ...named(key), ...objectHeaders(key), ...condition, Body: Buffer.from(content) };
    for (let tried = 1; ; tried += 1) {
      try {
        await client.send(new PutObjectCommand(input));
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === PRECONDITION_FAILED || (status === NOT_FOUND && 'IfMatch' in condition)) return false;
        if (status !== CONFLICT || tried === MAX_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * WAIT_MS * tried));
      }
    }
  };

  return {
    location: `s3://${bucket}/${prefix}`,

    async read(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(named(key)));
        if (!Body || ETag === undefined) throw new Error('The store answered without a file.');
        return { content: Buffer.from(await Body.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    create: (key, content) => put(key, content, { IfNoneMatch: '*' }),

    replace: (key, content, tag) => put(key, content, tag === null ? {} : { IfMatch: tag }),

    async list(wanted) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = {
          Bucket: bucket,
          Prefix: `${prefix}${wanted}`,
          ...(token && { ContinuationToken: token }),
        };
        const { Contents = [], NextContinuationToken } = await client.send(new ListObjectsV2Command(page));
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(prefix.length));
        token = NextContinuationToken;
      } while (token !== undefined);
      return keys.sort();
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)));
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
