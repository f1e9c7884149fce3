import { endpoints } from '@formline/shared/contracts/api';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

const all: readonly Endpoint[] = Object.values(endpoints);

const monthOperationSchema = z.object({
  paths: z.object({
    '/v2.2/api/users/{id}/month-workouts': z.object({
      get: z.object({ security: z.unknown(), parameters: z.array(z.unknown()) }),
    }),
  }),
});

describe('the description', () => {
  it('is OpenAPI 3.1 and has every endpoint with its parameters', async () => {
    const answer = await api.send({ method: 'GET', path: '/openapi.json' });
    const document: unknown = JSON.parse(answer.text);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Formline API', version: '0.25.1' } });
    for (const { path, method } of all) {
      expect(document).toHaveProperty([
        'paths',
        path.replace(/:(\w+)/g, '{$1}'),
        method.toLowerCase(),
        'responses',
        '200',
      ]);
    }
  });

  it('tells what each parameter may be', async () => {
    const answer = await api.send({ method: 'GET', path: '/openapi.json' });
    const month = z.safeParse(monthOperationSchema, JSON.parse(answer.text)).data;
    const operation = month?.paths['/v2.2/api/users/{id}/month-workouts'].get;
    expect(operation?.security).toEqual([{ bearer: [] }]);
    expect(operation?.parameters).toContainEqual({
      name: 'month',
      in: 'query',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: 12 },
    });
  });

  it('has a page for people without scripts', async () => {
    const page = await api.send({ method: 'GET', path: '/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('/v2.4/api/formline-exercises');
    expect(page.text).not.toContain('<script');
  });
});
