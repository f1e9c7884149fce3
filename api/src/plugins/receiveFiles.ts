import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileField, FileFields } from '@formline/shared/contracts/endpoint';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type/core';
import { fileTooLarge, fileTypeRefused, HttpProblem, invalidInput } from './HttpProblem';
import { refusalTexts } from './refusals.texts';

export interface ReceivedFile {
  readonly path: string;
  readonly byteSize: number;
  readonly type: string;
}

export type ReceivedFiles = Readonly<Record<string, ReceivedFile>>;

/** Form data other than files. */
const FORM_BYTES = 65_536;
const SNIFFED_BYTES = 4_100;
const SILENCE_MS = 30_000;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // Files are limited per field, because the library would truncate them silently.
    limits: { fields: 0, fieldNameSize: 100, headerPairs: 20, fileSize: Number.POSITIVE_INFINITY },
    throwFileSizeLimit: false,
  });
}

export async function receiveFiles(
  request: FastifyRequest,
  fields: FileFields,
  folder: string,
): Promise<ReceivedFiles> {
  if (!request.isMultipart()) throw invalidInput(refusalTexts.formExpected);
  refuseLongForm(request, fields);
  const patience = setTimeout(() => request.raw.destroy(), SILENCE_MS);
  const received = new Map<string, ReceivedFile>();
  const count = Object.keys(fields).length;
  try {
    const limits = { files: count, parts: count };
    for await (const part of request.parts({ limits })) {
      const field = fields[part.fieldname];
      if (part.type !== 'file' || !field || received.has(part.fieldname)) {
        throw invalidInput(refusalTexts.unknownFile(part.fieldname));
      }
      const path = join(folder, randomUUID());
      received.set(
        part.fieldname,
        await receiveFile(part.file, { field, path, onChunk: () => patience.refresh() }),
      );
    }
  } catch (error) {
    letRunOut(request);
    throw toProblem(error);
  } finally {
    clearTimeout(patience);
  }
  const missing = Object.keys(fields).find((name) => !fields[name]?.isOptional && !received.has(name));
  if (missing !== undefined) throw invalidInput(refusalTexts.missingFile(missing));
  return Object.fromEntries(received);
}

/** Reads and discards the rest, so that the client reads the answer. */
function letRunOut({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function refuseLongForm({ headers }: FastifyRequest, fields: FileFields): void {
  const longest = Object.values(fields).reduce((sum, { maxBytes }) => sum + maxBytes, FORM_BYTES);
  if (Number(headers['content-length'] ?? 0) > longest) throw fileTooLarge(longest - FORM_BYTES);
}

interface Arrival {
  readonly field: FileField;
  readonly path: string;
  readonly onChunk: () => void;
}

async function receiveFile(stream: Readable, { field, path, onChunk }: Arrival): Promise<ReceivedFile> {
  let byteSize = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk();
      byteSize += chunk.length;
      if (byteSize > field.maxBytes) done(fileTooLarge(field.maxBytes));
      else done(null, chunk);
    },
  });
  await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (byteSize === 0) throw invalidInput(refusalTexts.emptyFile);
  const found = await fileTypeFromBuffer(await readHead(path));
  if (!found || !field.types.includes(found.mime)) throw fileTypeRefused(refusalOf(field));
  return { path, byteSize, type: found.mime };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const head = new Uint8Array(SNIFFED_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const refusalOf = ({ types }: FileField): string =>
  types.some((type) => type.startsWith('video/'))
    ? refusalTexts.noVideo
    : refusalTexts.noPicture(types.length);

/** A malformed form is the client's error; a full disk is not. */
function toProblem(error: unknown): unknown {
  if (error instanceof HttpProblem) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' || code === 'EACCES') return error;
  return invalidInput(refusalTexts.brokenForm);
}
