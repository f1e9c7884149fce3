import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { pageRecords } from '@formline/shared/session';
import { SaveButton } from '@formline/shared/ui/controls';
import { chakra, Stack } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { type ReactNode, useRef } from 'react';
import { ConflictNotice } from '../../editing/ConflictNotice';
import { UndoRedoButtons } from '../../editing/UndoRedoButtons';
import { type InterruptedEdits, useInterruptedEdit, useKeptEdit } from '../../editing/interruptedEdits';
import { useEditHistory } from '../../editing/useEditHistory';
import { SaveStatus } from '../../editing/SaveStatus';
import { LeaveQuestion } from '../../editing/LeaveQuestion';
import { contextRules, type ProgramContext } from '../../editing/programContext';
import { useVideoSaving } from './useVideoSaving';
import { useWorkoutVideo } from './useWorkoutVideo';
import { VideoAgreement } from './VideoAgreement';
import { mediaOf, type VideoStage } from './videoStage';
import { workoutVideoTexts as texts } from './workoutVideo.texts';
import { draftOf, type WorkoutVideoDraft, type WorkoutVideoInput } from './workoutVideoDraft';
import { WorkoutVideoMedia } from './WorkoutVideoMedia';
import { WorkoutVideoTexts } from './WorkoutVideoTexts';

/** The video gets its full size first; the texts are beside it where they fit, else below. */
const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'flex-start',
    '& > :first-of-type': { flex: '0 1 {sizes.media}', minW: '0' },
    '& > :last-of-type': { flex: '1 1 {sizes.48}', minW: '0' },
  },
});

const interrupted: InterruptedEdits<WorkoutVideoDraft, VideoStage> = pageRecords();

export interface WorkoutVideoParts {
  readonly title: string;
  readonly actions: ReactNode;
  readonly isBusy: boolean;
  /** Lets the next navigation pass without a question, as after a deletion. */
  readonly letPass: () => void;
  readonly body: ReactNode;
}

export interface WorkoutVideoEditorProps {
  readonly workout: WorkoutSummary | null;
  readonly context: ProgramContext;
  readonly canEdit: boolean;
  readonly onSave: (input: WorkoutVideoInput, idempotencyKey: string) => Promise<WorkoutSummary>;
  readonly onMade?: ((id: number) => void) | undefined;
  readonly onVideoChange?: ((media: UploadedMedia) => void) | undefined;
  /** Starts again from what somebody else has saved; `workout` is their version since the conflict. */
  readonly onReload?: (() => void) | undefined;
  readonly isStaying?: ((next: PageLocation) => boolean) | undefined;
  readonly renderFrame: (parts: WorkoutVideoParts) => ReactNode;
}

export function WorkoutVideoEditor(props: WorkoutVideoEditorProps) {
  const { workout, context, canEdit, onSave, onMade, onVideoChange, onReload, isStaying, renderFrame } =
    props;
  const rules = contextRules(context, { canEdit, isOwn: workout === null || workout.owner_id !== null });
  const regionRef = useRef<HTMLDivElement>(null);
  const base = workout?.version;
  const { history, file: resumed, isOvertaken } = useInterruptedEdit(interrupted, base);
  const session = useEditHistory(draftOf(workout), history);
  const saved = workout?.uploaded_media ?? null;
  const video = useWorkoutVideo({ saved, resumed, onSavedChange: (media) => onVideoChange?.(media) });
  const mediaId = mediaOf(video.stage)?.id ?? null;
  const saving = useVideoSaving({
    ...{ context, workout, onSave, mediaId },
    isOvertaken: isOvertaken && onReload !== undefined,
    draft: session.draft,
    latest: session.latest,
    onSaved: (now, input) => handleSaved(now, input),
  });
  const hasChanges = rules.canSaveVideo && saving.hasChanges;
  const title = titleOf(rules.canSaveVideo, workout);
  useKeptEdit(interrupted, {
    ...{ base, session },
    title: session.draft.name || title,
    isChanged: hasChanges,
    file: video.stage,
  });
  const isUnderWay = video.isSending || video.stage.name === 'processing';
  const guard = useLeaveGuard({
    asksOnNavigation: video.isSending || hasChanges,
    asksOnUnload: hasChanges || (rules.canReplaceVideo && isUnderWay),
    isStaying,
  });
  const handleSaved = (now: WorkoutSummary, input: WorkoutVideoInput) => {
    video.settle();
    // The server names a video without a name; the name appears in the field and can be undone.
    if (input.name === '') {
      session.edit((draft) => ({ ...draft, name: now.name }), { label: texts.fields.edits.name });
      saving.restart();
    }
    if (workout === null) guard.goOn(() => onMade?.(now.id));
  };
  const hasNothingToSave = video.isSending || (workout === null && mediaId === null);
  return renderFrame({
    title,
    isBusy: video.isSending || saving.state === 'loading',
    letPass: guard.letPass,
    actions: rules.canSaveVideo && (
      <>
        <SaveStatus saver={saving.saver} hasButton />
        <UndoRedoButtons session={session} regionRef={regionRef} />
        {(saving.state !== 'conflict' || !onReload) && (
          <SaveButton state={saving.state} isDisabled={hasNothingToSave} onSave={saving.save} />
        )}
      </>
    ),
    body: (
      <Stack ref={regionRef} gap="6" p="6">
        <SaveProblem saving={saving} onReload={onReload} />
        <Columns>
          <WorkoutVideoMedia
            video={video}
            title={session.draft.name || texts.label}
            canReplace={rules.canReplaceVideo}
          />
          <WorkoutVideoTexts session={session} canEdit={rules.canEditVideoTexts} isNew={workout === null} />
        </Columns>
        {rules.canReplaceVideo && <VideoAgreement />}
        <LeaveQuestion guard={guard} words={video.isSending ? texts.leaving : undefined} />
      </Stack>
    ),
  });
}

interface SaveProblemProps extends Pick<WorkoutVideoEditorProps, 'onReload'> {
  readonly saving: ReturnType<typeof useVideoSaving>;
}

/** Above the video, as the texts may be below the fold. */
function SaveProblem({ saving, onReload }: SaveProblemProps) {
  const { state, problem, saveOverTheirs } = saving;
  if (state !== 'conflict' || !onReload) return <FormError>{problem}</FormError>;
  return <ConflictNotice thing="video" onLoad={onReload} onKeep={saveOverTheirs} />;
}

function titleOf(canSave: boolean, workout: WorkoutSummary | null): string {
  if (workout === null) return texts.titles.create;
  return canSave ? texts.titles.edit : texts.titles.view;
}
