import {
  acceptUsage,
  checkTerms,
  type LegalDocumentType,
  readPrivacyAddress,
  readTermsAddress,
  type TermsCheck,
} from '@formline/shared/contracts/accounts/legalDocuments';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { legalDocumentsService } from './legalDocuments.service';

const addressOf = (type: LegalDocumentType): string => `/documents/${type}.md`;

export async function legalDocumentsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, legalDocuments: documents, clock } = context;
  const service = legalDocumentsService({ ...context, documents });

  registerEndpoint(app, readTermsAddress, { handle: async () => ({ url: addressOf('terms-conditions') }) });
  registerEndpoint(app, readPrivacyAddress, { handle: async () => ({ url: addressOf('privacy-policy') }) });

  for (const { type, text } of documents) {
    app.get(addressOf(type), { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }

  registerEndpoint(app, checkTerms, {
    handle: async ({ actor }) => presentTermsCheck(await service.listOpen(actor.userId)),
  });

  registerEndpoint(app, acceptUsage, {
    handle: async ({ actor, db }) => {
      const acceptance = legalDocumentsService({ db, clock, documents });
      await acceptance.accept(actor.userId);
      return presentTermsCheck(await acceptance.listOpen(actor.userId));
    },
  });
}

function presentTermsCheck(open: readonly LegalDocumentType[]): TermsCheck {
  return {
    requires_pp_update: open.includes('privacy-policy'),
    required_tc_update: open.includes('terms-conditions'),
  };
}
