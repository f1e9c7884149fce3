import { DoseFields } from '@formline/shared/training/exercise/dose/DoseFields';
import type { DoseDraft, DoseDraftProblems } from '@formline/shared/training/exercise/dose/doseDraft.ts';
import { Heading, Text } from '@formline/shared/ui/core';
import { memo } from 'react';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useValidatedDraft';

interface SuggestedDoseFieldsProps extends DraftEditing {
  readonly dose: DoseDraft;
  readonly problems: DoseDraftProblems | undefined;
  readonly touched: object | undefined;
  readonly hasSides: boolean;
}

export const SuggestedDoseFields = memo(function SuggestedDoseFields(props: SuggestedDoseFieldsProps) {
  const { dose, problems = {}, touched = {}, hasSides, edit, leave } = props;
  return (
    <>
      <div>
        <Heading as="h3" size="sm">
          {texts.dose}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.doseHint}
        </Text>
      </div>
      <DoseFields
        draft={dose}
        problems={shownProblems(problems, touched)}
        onChange={(part) =>
          edit((now) => ({ ...now, dose: { ...now.dose, ...part } }), {
            label: texts.dose,
            mergeKey: `dose.${Object.keys(part).join()}`,
          })
        }
        onLeave={(field) => leave(`dose.${field}`)}
        hasSides={hasSides}
      />
    </>
  );
});

const shownProblems = (problems: DoseDraftProblems, touched: object): DoseDraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field in touched));
