import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import type { Client } from '@formline/shared/contracts/people/users';
import { CALCULATOR_PARAMETER, EXERCISE_ID_PARAMETER } from '@formline/shared/domain/clients/clientPaths';
import { useSearchParams } from '@formline/shared/routing';
import { lazyDialog } from '@formline/shared/ui/core';
import { calculatorNames } from './calculators.texts';

const OneRepMaxOfExercise = lazyDialog(
  calculatorNames.oneRepMax,
  async () => (await import('./OneRepMaxOfExercise')).OneRepMaxOfExercise,
);

/** Opens the calculator that the history of an exercise links to. */
export function ExerciseCalculator({ client }: { readonly client: Client }) {
  const [query, setQuery] = useSearchParams();
  const exerciseId = z.safeParse(urlId, query.get(EXERCISE_ID_PARAMETER) ?? '');
  if (query.get(CALCULATOR_PARAMETER) !== 'oneRepMax' || !exerciseId.success) return null;
  const handleClose = () => {
    const rest = new URLSearchParams(query);
    rest.delete(CALCULATOR_PARAMETER);
    rest.delete(EXERCISE_ID_PARAMETER);
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return <OneRepMaxOfExercise client={client} exerciseId={exerciseId.data} onClose={handleClose} />;
}
