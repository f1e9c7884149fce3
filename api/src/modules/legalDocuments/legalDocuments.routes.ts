import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LegalDocumentType,
  legalDocumentTypes,
  readPrivacyAddress,
  readTermsAddress,
} from '@formline/shared/contracts/legalDocuments';
import type { FastifyInstance } from 'fastify';
import { packageRoot } from '../../packageRoot';
import type { ModuleContext } from '../context';

const addressOf = (type: LegalDocumentType): string => `/documents/${type}.md`;

/** The two documents everybody can read: where they stand, and their markdown text, read once at start. */
export async function legalDocumentsRoutes(
  app: FastifyInstance,
  { registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, readTermsAddress, { handle: async () => ({ url: addressOf('terms-conditions') }) });
  registerEndpoint(app, readPrivacyAddress, { handle: async () => ({ url: addressOf('privacy-policy') }) });

  for (const type of legalDocumentTypes) {
    const text = await readFile(join(packageRoot, 'documents', `${type}.md`), 'utf8');
    app.get(addressOf(type), { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
}
