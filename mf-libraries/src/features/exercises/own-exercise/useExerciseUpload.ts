import { failureMessage } from '@formline/shared/api-client';
import { useUpload } from '@formline/shared/training/media-upload/useUpload.ts';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { sendExerciseMedia } from './ownExerciseMedia';
import type { DraftEditing } from './useValidatedDraft';

export const useExerciseUpload = ({ edit }: Pick<DraftEditing, 'edit'>) =>
  useUpload({
    send: sendExerciseMedia,
    onSent: (media) => edit((now) => ({ ...now, ...media }), { label: texts.media }),
    problemOf: (error) => texts.uploadFailed(failureMessage(error)),
  });
