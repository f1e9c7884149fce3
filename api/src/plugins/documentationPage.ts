import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@formline/shared/contracts/product';
import * as z from '@formline/shared/contracts/schema';
import { escapeMarkup } from '@formline/shared/domain/text/escapeMarkup';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1b2430; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
th, td { border-bottom: 1px solid #d5dbe3; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
code { font: 0.9em ui-monospace, monospace; }
a { color: #0b5cad; }
`;

export const documentationPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const documentSchema = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        tags: z.array(z.string()),
        security: z.optional(z.array(z.unknown())),
      }),
    ),
  ),
});

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly needsToken: boolean;
}

export function documentationPage(openApiDocument: unknown): string {
  const { info, paths } = readDocument(openApiDocument);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags, security }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      tag: tags[0] ?? '',
      needsToken: security !== undefined,
    })),
  );
  const sections = [...new Set(operations.map(({ tag }) => tag))]
    .map((tag) =>
      section(
        tag,
        operations.filter((operation) => operation.tag === tag),
      ),
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PRODUCT_NAME} API</title><style>${STYLE}</style></head>
<body>
<h1>${PRODUCT_NAME} API</h1>
<p>Version ${escapeMarkup(info.version)}. The full description for tools: <a href="openapi.json">openapi.json</a>.</p>
${sections}
</body>
</html>
`;
}

function readDocument(openApiDocument: unknown): z.output<typeof documentSchema> {
  const read = z.safeParse(documentSchema, openApiDocument);
  if (!read.success) throw new Error('The OpenAPI document cannot be read.');
  return read.data;
}

function section(tag: string, operations: readonly Operation[]): string {
  const rows = operations
    .map(
      ({ method, path, summary, needsToken }) =>
        `<tr><td><code>${method}</code></td><td><code>${escapeMarkup(path)}</code></td><td>${escapeMarkup(summary)}</td><td>${needsToken ? 'signed in' : 'everybody'}</td></tr>`,
    )
    .join('');
  return `<h2>${escapeMarkup(tag)}</h2>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Open to</th></tr></thead><tbody>${rows}</tbody></table>`;
}
