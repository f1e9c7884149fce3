import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const SHORTEST_BYTES = 1_024;

/**
 * Compresses JSON of a kilobyte and more for callers that accept it: a list of clients becomes a seventh. Pictures and
 * videos are compressed already. Other sites cannot make a browser send our token, so that they cannot guess texts by
 * the length of answers.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    threshold: SHORTEST_BYTES,
    // A short body could become one of gigabytes.
    globalDecompression: false,
  });
}
