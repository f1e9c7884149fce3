import type { RemovedWork } from '@formline/shared/contracts/scheduling/clientGroups';
import type { UseQueryResult } from '@formline/shared/query';
import { RadioGroup } from '@formline/shared/ui/controls';
import { Heading, Stack, Text } from '@formline/shared/ui/core';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDialogTexts } from './groupDialog.texts';
import type { MemberChanges } from './groupDraft';
import { KnownWork } from './KnownWork';
import { type PlannedWork, workAheadOf, workKeptBy } from './plannedWork';

const texts = groupDialogTexts.work;

interface MemberWorkProps {
  readonly changes: MemberChanges;
  readonly planned: UseQueryResult<PlannedWork>;
  readonly removedWork: RemovedWork;
  readonly onRemovedWork: (removedWork: RemovedWork) => void;
}

export function MemberWork({ changes: { joining, leaving }, planned, ...choice }: MemberWorkProps) {
  const { removedWork, onRemovedWork } = choice;
  return (
    <Stack as="section" gap="2" aria-label={texts.title}>
      <Heading as="h3" size="sm">
        {texts.title}
      </Heading>
      <KnownWork planned={planned}>
        {(work) => (
          <Stack gap="2">
            {joining.length > 0 && <Text>{texts.joining(namesOf(joining), work.joining_count)}</Text>}
            {workKeptBy(work, joining) > 0 && (
              <Text>{texts.keptBefore(joining.length, workKeptBy(work, joining))}</Text>
            )}
            {leaving.length > 0 && <Text>{texts.leaving(namesOf(leaving), workAheadOf(work, leaving))}</Text>}
          </Stack>
        )}
      </KnownWork>
      {planned.data && workAheadOf(planned.data, leaving) > 0 && (
        <RadioGroup
          label={texts.choice}
          value={removedWork}
          onChange={onRemovedWork}
          options={[
            { value: 'keep', label: texts.keep, description: texts.keepHow },
            { value: 'remove', label: texts.remove, description: texts.removeHow },
          ]}
        />
      )}
    </Stack>
  );
}

const namesOf = (members: readonly GroupMember[]) => members.map(({ full_name }) => full_name);
