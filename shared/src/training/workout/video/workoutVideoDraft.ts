import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';

export interface WorkoutVideoDraft {
  readonly name: string;
  readonly description: string;
}

/** Without a name the server names the workout after the day. */
export interface WorkoutVideoInput extends WorkoutVideoDraft {
  /** Omitted when the video is unchanged. */
  readonly uploaded_media_id?: number;
}

export const draftOf = (workout: Pick<WorkoutSummary, 'name' | 'description'> | null): WorkoutVideoDraft => ({
  name: workout?.name ?? '',
  description: workout?.description ?? '',
});

const trimmed = ({ name, description }: WorkoutVideoDraft): WorkoutVideoDraft => ({
  name: name.trim(),
  description: description.trim(),
});

export function inputOf(
  draft: WorkoutVideoDraft,
  ids: { readonly mediaId: number | null; readonly savedId: number | null },
): WorkoutVideoInput {
  const isOther = ids.mediaId !== null && ids.mediaId !== ids.savedId;
  return { ...trimmed(draft), ...(isOther && { uploaded_media_id: ids.mediaId }) };
}

export function isChanged(input: WorkoutVideoInput, saved: WorkoutVideoDraft): boolean {
  const { name, description } = trimmed(saved);
  return input.name !== name || input.description !== description || input.uploaded_media_id !== undefined;
}
