import { type Schema, ValidationError } from 'yup';

/** What a schema finds wrong with entries, by field: the first complaint of each; nothing if all is right. */
export function errorsIn(schema: Schema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      [...error.inner].reverse().map(({ path, message }) => [path ?? '', message] as const),
    );
  }
}
