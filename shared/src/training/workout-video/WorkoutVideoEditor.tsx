import type { UploadedMedia } from '@formline/shared/contracts/media';
import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { useLeaveGuard } from '@formline/shared/routing';
import { SaveButton } from '@formline/shared/ui/controls';
import { Card, chakra, Flex, Heading } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { type ReactNode, useRef } from 'react';
import { UndoRedoButtons } from '../edit-history/UndoRedoButtons';
import { useEditHistory } from '../edit-history/useEditHistory';
import { LeaveQuestion } from '../leave-guard/LeaveQuestion';
import { contextRules, type ProgramContext } from '../program-context/programContext';
import { DeleteVideo } from './DeleteVideo';
import { useVideoSaving } from './useVideoSaving';
import { useWorkoutVideo } from './useWorkoutVideo';
import { VideoAgreement } from './VideoAgreement';
import { mediaOf } from './videoStage';
import { workoutVideoTexts as texts } from './workoutVideo.texts';
import { draftOf, isChanged, type WorkoutVideoInput } from './workoutVideoDraft';
import { WorkoutVideoMedia } from './WorkoutVideoMedia';
import { WorkoutVideoTexts } from './WorkoutVideoTexts';

/** Video and texts stand beside each other where both have room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min({sizes.96}, 100%), 1fr))',
    gap: '8',
    alignItems: 'start',
  },
});

export interface WorkoutVideoEditorProps {
  /** Null: a new one. */
  readonly workout: WorkoutSummary | null;
  readonly context: ProgramContext;
  /** Whether the person may change anything at all. */
  readonly canEdit: boolean;
  /** Puts what was edited where the context keeps it, and answers the workout as it is then. */
  readonly onSave: (input: WorkoutVideoInput, idempotencyKey: string) => Promise<WorkoutSummary>;
  /** The workout is saved. A new one has its number now: the address may change. */
  readonly onSaved?: ((saved: WorkoutSummary) => void) | undefined;
  /** Takes the workout away, after the question; absent where it cannot be. */
  readonly onDelete?: (() => Promise<void>) | undefined;
  readonly onDeleted?: (() => void) | undefined;
  /** The server has made the saved video ready, or could not. */
  readonly onVideoChange?: ((media: UploadedMedia) => void) | undefined;
  /** More buttons at the head, such as that for scheduling. */
  readonly actions?: ReactNode;
}

/** A workout that is a video: its upload, its playback, its name and description. */
export function WorkoutVideoEditor(props: WorkoutVideoEditorProps) {
  const { workout, context, canEdit, onSave, onSaved, onDelete, onDeleted, onVideoChange, actions } = props;
  const rules = contextRules(context, { canEdit, isOwn: workout === null || workout.owner_id !== null });
  const regionRef = useRef<HTMLDivElement>(null);
  const session = useEditHistory(draftOf(workout));
  const saved = workout?.uploaded_media ?? null;
  const video = useWorkoutVideo({ saved, onSavedChange: (media) => onVideoChange?.(media) });
  const mediaId = mediaOf(video.stage)?.id ?? null;
  const ids = { mediaId, savedId: saved?.id ?? null };
  const saving = useVideoSaving(context, { draft: session.draft, ...ids });
  const hasChanges = rules.canSaveVideo && isChanged(saving.input, draftOf(workout));
  const isUnderWay = video.isSending || video.stage.name === 'processing';
  const guard = useLeaveGuard({
    asksOnNavigation: video.isSending || hasChanges,
    asksOnUnload: hasChanges || (rules.canReplaceVideo && isUnderWay),
  });
  const handleSave = () =>
    saving.saveInput(async (input, key) => {
      const now = await onSave(input, key);
      video.settle();
      // Without a name the server has found one: it stands in the field, and can be undone like what is typed.
      if (input.name === '') {
        session.edit((draft) => ({ ...draft, name: now.name }), { label: texts.fields.edits.name });
      }
      if (workout === null) guard.letPass();
      onSaved?.(now);
    });
  const hasNothingToSave = video.isSending || (workout === null && mediaId === null);
  return (
    <Card ref={regionRef} as="section" aria-label={texts.screen} padding="lg" overflowY="auto">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="6">
        <Heading size="lg">{titleOf(rules.canSaveVideo, workout)}</Heading>
        <Flex gap="2" align="center">
          {rules.canEditVideoTexts && <UndoRedoButtons session={session} regionRef={regionRef} />}
          {rules.canSaveVideo && workout && onDelete && (
            <DeleteVideo
              name={workout.name}
              onDelete={onDelete}
              onDeleted={() => {
                guard.letPass();
                onDeleted?.();
              }}
            />
          )}
          {actions}
          {rules.canSaveVideo && (
            <SaveButton state={saving.state} isDisabled={hasNothingToSave} onSave={() => void handleSave()} />
          )}
        </Flex>
      </Flex>
      <Columns>
        <WorkoutVideoMedia
          video={video}
          title={session.draft.name || texts.label}
          canReplace={rules.canReplaceVideo}
        />
        <Flex direction="column" gap="4">
          <WorkoutVideoTexts session={session} canEdit={rules.canEditVideoTexts} />
          <FormError>{saving.problem}</FormError>
        </Flex>
      </Columns>
      <VideoAgreement />
      <LeaveQuestion guard={guard} words={video.isSending ? texts.leaving : undefined} />
    </Card>
  );
}

function titleOf(canSave: boolean, workout: WorkoutSummary | null): string {
  if (workout === null) return texts.titles.create;
  return canSave ? texts.titles.edit : texts.titles.view;
}
