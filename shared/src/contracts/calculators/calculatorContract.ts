import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, pageNumber, pageSize, urlId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** Which equation of a formula is used; for gender OTHER the trainer chooses. */
export const sexReferenceSchema = z.enum(['male', 'female']);

export const weightUnit = z.enum(['lb', 'kg']);
export const lengthUnit = z.enum(['in', 'cm']);

/** The numbers a calculator takes, both ends with them. Forms and wire take the same. */
export interface Limits {
  readonly from: number;
  readonly to: number;
}

/** In the unit beside it, be it pounds or kilograms, inches or centimetres. */
export const BODY_WEIGHT_LIMITS: Limits = { from: 20, to: 1500 };
export const BODY_HEIGHT_LIMITS: Limits = { from: 20, to: 300 };
export const OLDEST_AGE = 120;

/** A number within limits. */
export const numberWithin = ({ from, to }: Limits) => z.number().check(z.gte(from), z.lte(to));
/** A whole number within limits. */
export const integerWithin = ({ from, to }: Limits) => z.int().check(z.gte(from), z.lte(to));

/** A weight of the body, in the unit beside it. */
export const bodyWeight = numberWithin(BODY_WEIGHT_LIMITS);
export const bodyHeight = numberWithin(BODY_HEIGHT_LIMITS);
/** Whole years. */
export const ageFrom = (youngest: number) => integerWithin({ from: youngest, to: OLDEST_AGE });

const subject = z.object({ id: urlId });

/** A saved calculation: its input, its result, and the formula in its version. */
const savedCalculation = <I extends z.Schema, R extends z.Schema>(input: I, result: R) =>
  z.object({
    id: dbId,
    /** The person it was made for. */
    user_id: dbId,
    date: calendarDate,
    created_at: instant,
    formula: z.string(),
    formula_version: z.int(),
    input,
    result,
  });

interface CalculatorDeclaration<K extends string, W extends string, I extends z.Schema, R extends z.Schema> {
  /** The calculator in code. */
  readonly kind: K;
  /** The same in paths and in stored calculations. */
  readonly wireKind: W;
  /** The calculator's name in the middle of a sentence. */
  readonly name: string;
  /** The name with its article, if it has one. */
  readonly nameWithArticle?: string;
  readonly input: I;
  readonly result: R;
  /** The last part of the path of the newest calculation. */
  readonly current?: string;
  /** Calculations on a page of the history. */
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
    /** The server calculates the result itself. */
    save: endpoint({
      ...call,
      method: 'POST',
      path,
      summary: `Calculates and saves ${nameWithArticle}`,
      body: z.object({
        /** The date where the trainer is; absent: in UTC. */
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
        /** Number of the next page, null on the last one. */
        nextPage: z.nullable(z.int()),
      }),
    }),
  };
}

/** What all calculators have in common. */
export type CalculatorContract = ReturnType<typeof calculatorContract>;
