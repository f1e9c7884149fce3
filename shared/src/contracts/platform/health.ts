import { endpoint } from '../endpoint';
import * as z from '@formline/shared/contracts/schema';

export const readHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'The process is alive',
  tag: 'Operations',
  access: 'public',
  resources: [],
  result: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'The database answers and its schema is current; 503 otherwise',
  tag: 'Operations',
  access: 'public',
  resources: [],
  result: z.object({ status: z.literal('ready') }),
});
