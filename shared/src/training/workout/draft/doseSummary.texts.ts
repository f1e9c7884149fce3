import { doseFieldsTexts } from '../../exercise/dose/doseFields.texts';

const tempos: Readonly<Record<number, string>> = doseFieldsTexts.tempos;

export const doseSummaryTexts = {
  amount: (sets: number, volume: string) => `${sets} × ${volume}`,
  sets: (sets: number) => (sets === 1 ? '1 set' : `${sets} sets`),
  distance: (distance: number, units: string) => `${distance} ${units}`,
  weight: (pounds: number) => `${pounds} lb`,
  pace: (pace: number, units: string) => `${pace} ${units}`,
  rest: (clock: string) => `Rest ${clock}`,
  tempos,
  between: ' · ',
} as const;
