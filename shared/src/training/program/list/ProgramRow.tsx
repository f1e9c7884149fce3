import type { ProgramSummary } from '@formline/shared/contracts/library/programs';
import { LibraryRow } from '@formline/shared/training/library-list/rows/LibraryRow';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { programListTexts } from './programList.texts';

/** Row content of a program for `LibraryList`. */
export function ProgramRow({ program }: { readonly program: ProgramSummary }) {
  const { name, workout_count: count, program_category: category } = program;
  return (
    <LibraryRow
      media={<ProgramBanner category={category.label} size="thumbnail" />}
      name={name}
      note={programListTexts.workouts(count)}
      tags={[category.label]}
    />
  );
}
