import type { Endpoint } from '@formline/shared/contracts/endpoint';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { EXAMPLE_EMAIL } from './exampleInput';
import { type GoodRequests, hostileRequests, type WireRequest } from './hostileRequests';
import { checkAnswer } from './checkAnswer';

interface Fuzzing {
  readonly endpoint: Endpoint;
  readonly good: GoodRequests;
  readonly token: string;
  readonly runs: number;
  readonly seed: number;
}

export interface FuzzReport {
  readonly statuses: ReadonlyMap<number, number>;
  readonly complaints: readonly string[];
  readonly refused: readonly WireRequest[];
}

/** Sends broken requests of one endpoint and checks each answer. The same seed sends the same. */
export async function fuzzEndpoint(app: FastifyInstance, fuzzing: Fuzzing): Promise<FuzzReport> {
  const { endpoint, good, token, runs, seed } = fuzzing;
  const statuses = new Map<number, number>();
  const complaints: string[] = [];
  const refused: WireRequest[] = [];
  for (const [index, sample] of fc
    .sample(hostileRequests(endpoint, good), { numRuns: runs, seed })
    .entries()) {
    const request = withFreshAddress(sample, `${seed}-${index}`);
    const { status, complaint } = await sendHostile(app, request, token);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (complaint !== null) complaints.push(`${JSON.stringify(request).slice(0, 1_500)} ${complaint}`);
    if (status >= 400) refused.push(request);
  }
  return { statuses, complaints, refused };
}

/** An email can be registered once, so each request has its own; otherwise all but the first would stop there. */
function withFreshAddress(request: WireRequest, mark: string): WireRequest {
  const payload = request.payload?.replaceAll(EXAMPLE_EMAIL, `${mark}-${EXAMPLE_EMAIL}`);
  return payload === undefined ? request : { ...request, payload };
}

export async function sendHostile(app: FastifyInstance, request: WireRequest, token: string) {
  const headers = { ...request.headers, authorization: `Bearer ${token}` };
  const { statusCode: status, payload: text, headers: answered } = await app.inject({ ...request, headers });
  return { status, complaint: checkAnswer({ status, text, type: String(answered['content-type']) }) };
}
