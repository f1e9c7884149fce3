import { type Schema, ValidationError } from 'yup';

/** What a schema finds wrong with entries, by field: the first complaint of each; nothing if all is right. */
export const errorsIn = (schema: Schema, values: object): Record<string, string> =>
  Object.fromEntries(
    complaintsIn(schema, values)
      .toReversed()
      .map(({ path, message }) => [path ?? '', message] as const),
  );

/** The entries that keep a result from being worked out, by the labels of their fields. */
export interface OpenEntries {
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** Which entries are missing and which are wrong; null if all is right. */
export function openEntriesIn(schema: Schema, values: object): OpenEntries | null {
  const complaints = complaintsIn(schema, values);
  if (complaints.length === 0) return null;
  const isMissing = ({ type }: ValidationError) => type === 'required';
  return {
    missing: labelsOf(complaints.filter(isMissing)),
    wrong: labelsOf(complaints.filter((complaint) => !isMissing(complaint))),
  };
}

function complaintsIn(schema: Schema, values: object): readonly ValidationError[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner;
  }
}

/** Each once: the two fields of a height in feet and inches have one label. */
const labelsOf = (complaints: readonly ValidationError[]): string[] => [
  ...new Set(complaints.map(({ params }) => String(params?.['label']))),
];
