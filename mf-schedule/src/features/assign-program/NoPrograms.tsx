import { useQuery } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { programListTexts } from '@formline/shared/training/program/list/programList.texts.ts';
import { noOwnProgramsQuery } from '@formline/shared/training/program/list/programs.queries.ts';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { assignProgramTexts as texts } from './assignProgram.texts';

const MY_PROGRAMS_PATH = '/libraries/programs/my-programs';

export function NoPrograms({ isOwn }: { readonly isOwn: boolean }) {
  const firstTime = useQuery({ ...noOwnProgramsQuery(), enabled: isOwn });
  if (!isOwn || firstTime.data === false) return <EmptyState {...programListTexts.none} />;
  return (
    <EmptyState
      {...programListTexts.firstTime.scheduling}
      action={
        <Button asChild variant="primary">
          <RouterLink to={MY_PROGRAMS_PATH}>{texts.toLibrary}</RouterLink>
        </Button>
      }
    />
  );
}
