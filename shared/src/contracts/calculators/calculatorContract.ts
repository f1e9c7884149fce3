import { endpoint } from '../endpoint';
import {
  calendarDate,
  dbId,
  instant,
  integerWithin,
  type Limits,
  numberWithin,
  pageNumber,
  pageSize,
  urlId,
} from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** For gender OTHER the trainer chooses. */
export const sexReferenceSchema = z.enum(['male', 'female']);

export const weightUnit = z.enum(['lb', 'kg']);
export const lengthUnit = z.enum(['in', 'cm']);

/** In the unit beside it. */
export const BODY_WEIGHT_LIMITS: Limits = { from: 20, to: 1500 };
export const BODY_HEIGHT_LIMITS: Limits = { from: 20, to: 300 };
export const OLDEST_AGE = 120;

export const bodyWeight = numberWithin(BODY_WEIGHT_LIMITS);
export const bodyHeight = numberWithin(BODY_HEIGHT_LIMITS);
export const ageFrom = (youngest: number) => integerWithin({ from: youngest, to: OLDEST_AGE });

const subject = z.object({ id: urlId });

const savedCalculation = <I extends z.Schema, R extends z.Schema>(input: I, result: R) =>
  z.object({
    id: dbId,
    user_id: dbId,
    date: calendarDate,
    created_at: instant,
    formula: z.string(),
    formula_version: z.int(),
    input,
    result,
  });

interface CalculatorDeclaration<K extends string, W extends string, I extends z.Schema, R extends z.Schema> {
  readonly kind: K;
  readonly wireKind: W;
  readonly name: string;
  readonly nameWithArticle?: string;
  readonly input: I;
  readonly result: R;
  /** Last path segment of the newest calculation. */
  readonly current?: string;
  readonly pageSize: number;
}

/** Declares a calculator: its schemas, and the calls that save a calculation, read the newest and list all. */
export function calculatorContract<
  const K extends string,
  const W extends string,
  I extends z.Schema,
  R extends z.Schema,
>({ kind, wireKind, name, input, result, pageSize: size, ...rest }: CalculatorDeclaration<K, W, I, R>) {
  const { nameWithArticle = name, current = 'current' } = rest;
  const saved = savedCalculation(input, result);
  const path = `/${API_VERSION}/api/users/:id/${wireKind}`;
  const call = {
    tag: 'Calculators',
    access: 'trainer',
    resources: ['calculators'],
    params: subject,
  } as const;
  return {
    kind,
    wireKind,
    path,
    input,
    result,
    saved,
    save: endpoint({
      ...call,
      method: 'POST',
      path,
      summary: `Calculates and saves ${nameWithArticle}`,
      body: z.object({
        /** In the trainer's zone; absent: in UTC. */
        date: z.optional(calendarDate),
        input,
      }),
      result: saved,
    }),
    readCurrent: endpoint({
      ...call,
      method: 'GET',
      path: `${path}/${current}`,
      summary: `The newest ${name} of a client or of the trainer`,
      /** Null while nothing was saved. */
      result: z.nullable(saved),
    }),
    listHistory: endpoint({
      ...call,
      method: 'GET',
      path: `${path}/history`,
      summary: `Every saved ${name}, newest first`,
      query: z.object({ page: z.withDefault(pageNumber, 1), size: z.withDefault(pageSize, size) }),
      result: z.object({
        history: z.array(saved),
        nextPage: z.nullable(z.int()),
      }),
    }),
  };
}

export type CalculatorContract = ReturnType<typeof calculatorContract>;
