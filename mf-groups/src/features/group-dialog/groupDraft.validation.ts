import { groupNameProblem } from '@formline/shared/domain/clients/groupName';
import { mixed, object, string } from 'yup';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDialogTexts } from './groupDialog.texts';

const title = string().test('name', (value, { createError }) => {
  const problem = groupNameProblem(value ?? '');
  return problem === null || createError({ message: problem });
});

const validationWith = (nobody: string) =>
  object({
    title,
    members: mixed<readonly GroupMember[]>().test('some', nobody, (members) => (members?.length ?? 0) > 0),
  });

const { noClients, nobodyLeft } = groupDialogTexts.errors;

export const newGroupValidation = validationWith(noClients);

export const changedGroupValidation = validationWith(nobodyLeft);
