import { API_VERSION, APP_VERSION, PRODUCT_NAME } from '@formline/shared/contracts/product';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { type $ZodTypes, type JSONSchema, toJSONSchema } from 'zod/v4/core';
import { withForms } from './describeForm';
import { documentationPage, documentationPagePolicy } from './documentationPage';

export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: APP_VERSION,
        description: `Paths start with the version, ${API_VERSION} unless said otherwise. Success answers carry the payload in \`result\`.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withForms(createJsonSchemaTransform({ zodToJsonConfig: { override: describeSchema } })),
  });
}

/** Must follow all endpoints, because it lists what is registered. */
export function serveDocumentation(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentationPagePolicy)
      .send(documentationPage(app.swagger())),
  );
}

/** A preprocessed value (a list with commas) has no JSON schema: the inner schema describes it. */
export function describeSchema({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: $ZodTypes;
  readonly jsonSchema: JSONSchema.BaseSchema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
  const { $schema: _dialect, ...checked } = toJSONSchema(def.out, { override: describeSchema });
  for (const [keyword, value] of Object.entries(checked)) {
    // Standard Schema helpers are functions and not part of the description.
    if (typeof value !== 'function') Reflect.set(jsonSchema, keyword, value);
  }
}
