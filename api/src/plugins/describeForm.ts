import type { FileFields } from '@formline/shared/contracts/endpoint';
import type { SwaggerTransform } from '@fastify/swagger';

export function describeForm(files: FileFields) {
  const fields = Object.entries(files);
  return {
    type: 'object',
    required: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    properties: Object.fromEntries(
      fields.map(([name, { types, maxBytes }]) => [
        name,
        {
          type: 'string',
          format: 'binary',
          description: `${types.join(', ')}; ${maxBytes / 1_048_576} MB at most`,
        },
      ]),
    ),
  };
}

/** Forms are not validated by a body schema, so their description travels as `form`. */
export const withForms =
  (transform: SwaggerTransform): SwaggerTransform =>
  (document) => {
    const { schema, url } = transform(document);
    if (!('form' in schema)) return { schema, url };
    const { form, ...rest } = schema;
    return { schema: { ...rest, body: form }, url };
  };
