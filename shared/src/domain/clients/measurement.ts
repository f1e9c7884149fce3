export interface MeasuredBody {
  readonly weight?: number | null | undefined;
  readonly body_fat_percentage?: number | null | undefined;
  readonly lean_body_mass_percentage?: number | null | undefined;
  readonly girths?: Readonly<Record<string, number | null | undefined>> | undefined;
  readonly photos?:
    | Readonly<Partial<Record<'front' | 'back' | 'side', string | null | undefined>>>
    | undefined;
}

/** Scales round each part, so that the sum may exceed 100 by half a point. */
const MOST_PERCENT = 100.5;

/** The problem as a sentence, or null. */
export function measurementProblem(body: MeasuredBody): string | null {
  const { weight, body_fat_percentage: fat, lean_body_mass_percentage: lean, girths, photos } = body;
  const values = [weight, fat, lean, ...Object.values(girths ?? {}), ...Object.values(photos ?? {})];
  if (values.every((value) => value === undefined || value === null)) {
    return 'A measurement needs a value or a photo.';
  }
  if ((fat ?? 0) + (lean ?? 0) > MOST_PERCENT) {
    return 'Body fat and lean body mass cannot be more than 100 percent together.';
  }
  return null;
}
