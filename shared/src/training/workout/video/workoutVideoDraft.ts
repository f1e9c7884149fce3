import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';

/** What is typed about a workout video. */
export interface WorkoutVideoDraft {
  readonly name: string;
  readonly description: string;
}

/** What a workout video is saved with. Without a name the server names it after the day. */
export interface WorkoutVideoInput extends WorkoutVideoDraft {
  /** Left out when the video stays as it is. */
  readonly uploaded_media_id?: number;
}

/** Where the typing begins. */
export const draftOf = (workout: Pick<WorkoutSummary, 'name' | 'description'> | null): WorkoutVideoDraft => ({
  name: workout?.name ?? '',
  description: workout?.description ?? '',
});

const trimmed = ({ name, description }: WorkoutVideoDraft): WorkoutVideoDraft => ({
  name: name.trim(),
  description: description.trim(),
});

/** What is sent of a draft. */
export function inputOf(
  draft: WorkoutVideoDraft,
  ids: { readonly mediaId: number | null; readonly savedId: number | null },
): WorkoutVideoInput {
  const isOther = ids.mediaId !== null && ids.mediaId !== ids.savedId;
  return { ...trimmed(draft), ...(isOther && { uploaded_media_id: ids.mediaId }) };
}

/** Whether saving would change something. */
export function isChanged(input: WorkoutVideoInput, saved: WorkoutVideoDraft): boolean {
  const { name, description } = trimmed(saved);
  return input.name !== name || input.description !== description || input.uploaded_media_id !== undefined;
}
