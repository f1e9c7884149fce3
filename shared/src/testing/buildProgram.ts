import type { Program, ProgramSummary } from '../contracts/library/programs';

export function buildProgramSummary(given: Partial<ProgramSummary> = {}): ProgramSummary {
  const { id = 1, workout_count = 0 } = given;
  return {
    id,
    formline_program_id: id,
    name: `Program ${id}`,
    description: '',
    program_category: { id: 2, label: 'General Fitness' },
    workout_count,
    owner_id: 1,
    editable: true,
    version: 1,
    ...given,
  };
}

export function buildProgram({ workouts = [], ...given }: Partial<Program> = {}): Program {
  return { ...buildProgramSummary({ workout_count: workouts.length, ...given }), workouts };
}
