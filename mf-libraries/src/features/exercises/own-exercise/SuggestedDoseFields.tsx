import { DoseFields } from '@formline/shared/training/exercise-dose/DoseFields';
import type { DoseDraft, DoseDraftProblems } from '@formline/shared/training/exercise-dose/doseDraft.ts';
import { Heading, Text } from '@formline/shared/ui/core';
import { memo } from 'react';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useJudgedDraft';

interface SuggestedDoseFieldsProps extends DraftEditing {
  readonly dose: DoseDraft;
  readonly problems: DoseDraftProblems | undefined;
  /** By field: which are judged already. */
  readonly touched: object | undefined;
  readonly hasSides: boolean;
}

/** The dose an exercise suggests to whoever places it. */
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
        problems={judgedProblems(problems, touched)}
        onChange={(next) =>
          edit((now) => ({ ...now, dose: next }), {
            label: texts.dose,
            mergeKey: `dose.${changedField(dose, next)}`,
          })
        }
        onLeave={(field) => leave(`dose.${field}`)}
        hasSides={hasSides}
      />
    </>
  );
});

/** What is said of the fields that are judged already. */
const judgedProblems = (problems: DoseDraftProblems, touched: object): DoseDraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field in touched));

/** The field in which two drafts differ: typing there is one step of undo. */
const changedField = (before: DoseDraft, after: DoseDraft): string => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).find(([field, value]) => known.get(field) !== value)?.[0] ?? '';
};
