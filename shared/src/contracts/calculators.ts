import { endpoint } from './endpoint';
import { calendarDate, dbId, instant, pageNumber, pageSize, urlId } from './primitives';
import { API_VERSION } from './product';
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

/** A saved calculation: what was put in, what came out, and by which version of which formula. */
const savedCalculation = <I extends z.Schema, R extends z.Schema>(input: I, result: R) =>
  z.object({
    id: dbId,
    /** Of the person it was made for. */
    user_id: dbId,
    date: calendarDate,
    created_at: instant,
    formula: z.string(),
    formula_version: z.int(),
    input,
    result,
  });

interface CalculatorPath<I extends z.Schema, R extends z.Schema> {
  /** The word of the path. */
  readonly word: string;
  /** The calculator's name in the middle of a sentence. */
  readonly name: string;
  readonly input: I;
  readonly result: R;
}

/** Payload of a saved calculation, and the calls that read it: the newest one and the pages of all. */
export function calculatorReads<I extends z.Schema, R extends z.Schema>(
  { word, name, input, result }: CalculatorPath<I, R>,
  { current = 'current', size }: { readonly current?: string; readonly size: number },
) {
  const saved = savedCalculation(input, result);
  const path = `/${API_VERSION}/api/users/:id/${word}`;
  return {
    path,
    saved,
    readCurrent: endpoint({
      method: 'GET',
      path: `${path}/${current}`,
      summary: `The newest ${name} of a client or of the trainer`,
      tag: 'Calculators',
      access: 'trainer',
      resources: ['calculators'],
      params: subject,
      /** Null while nothing was saved. */
      result: z.nullable(saved),
    }),
    listHistory: endpoint({
      method: 'GET',
      path: `${path}/history`,
      summary: `Every saved ${name}, newest first`,
      tag: 'Calculators',
      access: 'trainer',
      resources: ['calculators'],
      params: subject,
      query: z.object({ page: z.withDefault(pageNumber, 1), size: z.withDefault(pageSize, size) }),
      result: historyPage(saved),
    }),
  };
}

/** One page of saved calculations. */
export const historyPage = <S extends z.Schema>(saved: S) =>
  z.object({
    history: z.array(saved),
    /** Number of the next page, null on the last one. */
    nextPage: z.nullable(z.int()),
  });

/** The call that saves: the server reckons the result itself. */
export const calculatorSave = <I extends z.Schema, S extends z.Schema>(
  { path, saved }: { readonly path: string; readonly saved: S },
  name: string,
  input: I,
) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Reckons and saves ${name}`,
    tag: 'Calculators',
    access: 'trainer',
    resources: ['calculators'],
    params: subject,
    body: z.object({
      /** The day it is where the trainer is; absent: in UTC. */
      date: z.optional(calendarDate),
      input,
    }),
    result: saved,
  });
