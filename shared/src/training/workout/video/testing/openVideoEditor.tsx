import {
  readWorkoutVideo,
  removeWorkoutVideo,
  type UploadedMedia,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { Link } from '@formline/shared/routing';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen } from '@testing-library/react';
import { WorkoutVideoEditor, type WorkoutVideoEditorProps } from '../WorkoutVideoEditor';
import { workoutVideoTexts as texts } from '../workoutVideo.texts';

export const pending: UploadedMedia = {
  id: 7,
  status: 'PENDING',
  stream_url: null,
  thumbnail_url: '/t.jpg',
};
export const finished: UploadedMedia = { ...pending, status: 'FINISHED', stream_url: '/new.m3u8' };

export const morning: WorkoutSummary = {
  id: 5,
  key: 'k5',
  name: 'Morning',
  description: 'Easy',
  exercise_count: 0,
  total_dur_seconds: 0,
  uploaded_media: { ...finished, id: 3, stream_url: '/old.m3u8' },
  is_public: false,
  owner_id: 1,
  is_visible: true,
  version: 1,
};

export async function videoApi(): Promise<FakeApi> {
  const api = fakeApi();
  api.answer(uploadWorkoutVideo, pending);
  api.answer(readWorkoutVideo, pending);
  api.answer(removeWorkoutVideo, ({ params }) => ({ id: Number(params['id']) }));
  await signInAs(api);
  return api;
}

export const onSave = jest.fn<Promise<WorkoutSummary>, Parameters<WorkoutVideoEditorProps['onSave']>>();

export function openVideoEditor(props: Partial<WorkoutVideoEditorProps> = {}) {
  onSave.mockReset();
  const editor = (
    <>
      <WorkoutVideoEditor
        workout={morning}
        context="library"
        canEdit
        onSave={onSave}
        renderFrame={({ actions, body }) => (
          <>
            {actions}
            {body}
          </>
        )}
        {...props}
      />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  return renderRoute(editor, { path: '/' });
}

export function chooseVideo(name = 'squats.mp4', type = 'video/mp4') {
  const field = screen.getByLabelText(texts.label, { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['film'], name, { type })] } });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const nameField = () => screen.getByRole('textbox', { name: texts.fields.name });
export const processing = () => screen.findByText(new RegExp(texts.saveMeanwhile));
export const playable = (title: string) => screen.findByRole('button', { name: `Play video: ${title}` });
export const videosRemoved = (api: FakeApi) =>
  api.requests(removeWorkoutVideo).map(({ params }) => Number(params['id']));
