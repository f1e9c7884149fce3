import { endpoint } from './endpoint';
import { calendarDate, dbId, instant, pageNumber, pageSize, urlId } from './primitives';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

/** Which equation of a formula is used; for gender OTHER the trainer chooses. */
export const sexReferenceSchema = z.enum(['male', 'female']);

export const weightUnit = z.enum(['lb', 'kg']);
export const lengthUnit = z.enum(['in', 'cm']);

/** A weight of the body or of a bar, in the unit beside it. */
export const bodyWeight = z.number().check(z.gte(20), z.lte(1500));
export const bodyHeight = z.number().check(z.gte(20), z.lte(300));
/** Whole years. */
export const ageFrom = (youngest: number) => z.int().check(z.gte(youngest), z.lte(120));

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

interface CalculatorPlace<I extends z.Schema, R extends z.Schema> {
  /** The word of the path. */
  readonly word: string;
  /** The calculator's name in the middle of a sentence. */
  readonly name: string;
  readonly input: I;
  readonly result: R;
}

/** Payload of a saved calculation, and the calls that read it: the newest one and the pages of all. */
export function calculatorReads<I extends z.Schema, R extends z.Schema>(
  { word, name, input, result }: CalculatorPlace<I, R>,
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
    params: subject,
    body: z.object({
      /** The day it is where the trainer is; absent: in UTC. */
      date: z.optional(calendarDate),
      input,
    }),
    result: saved,
  });
