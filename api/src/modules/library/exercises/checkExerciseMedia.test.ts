import { listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { createOwnExercise, updateOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { uploadedMedia } from '../../../database/schema/media';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let otherTrainerId: number;
let form: { name: string; description: string; muscle_group_ids: (number | undefined)[] };

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const other = await buildTrainer(db);
  [trainerId, otherTrainerId] = [owner.id, other.id];
  trainer = await api.signInAs(owner.email);
  const [group] = await trainer.call(listMuscleGroups);
  form = { name: 'Sled Drag', description: 'Lean back and walk.', muscle_group_ids: [group?.id] };
});

afterAll(() => api.close());

const make = (given: object = {}) => trainer.call(createOwnExercise, { body: { ...form, ...given } });
const refusedWith = async (given: object) => {
  const { status, message } = await trainer.refused(createOwnExercise, { body: { ...form, ...given } });
  return [status, message];
};
const changed = ({ id, version }: ExerciseDetails, given: object = {}) => ({
  body: { ...form, id, version, ...given },
});

describe('pictures and videos', () => {
  const upload = async (ownerId: number, kind: 'image' | 'video', name: string) => {
    const keys = { mediaKey: `${name}/file`, thumbnailKey: `${name}/thumbnail` };
    await api.database.db
      .insert(uploadedMedia)
      .values({ ownerId, kind, status: 'FINISHED', byteSize: 1, ...keys });
  };

  beforeAll(async () => {
    await upload(trainerId, 'image', 'picture');
    await upload(trainerId, 'video', 'clip');
    await upload(otherTrainerId, 'image', 'foreign');
  });

  it('are those the trainer uploaded', async () => {
    const own = { imageUrl: '/v2.2/media/clip/thumbnail', videoUrl: '/v2.2/media/clip/file' };
    const made = await make(own);
    expect(made).toMatchObject({ image_url: own.imageUrl, video_url: own.videoUrl });
    expect(await make({ imageUrl: '/v2.2/media/picture/file' })).toMatchObject({
      image_url: '/v2.2/media/picture/file',
    });
    expect(await trainer.call(updateOwnExercise, changed(made, { ...own, imageUrl: null }))).toMatchObject({
      image_url: null,
      video_url: own.videoUrl,
    });
  });

  it.each([
    { imageUrl: 'https://elsewhere.test/v2.2/media/picture/file' },
    { imageUrl: '//elsewhere.test/picture.webp' },
    { imageUrl: 'javascript:alert(1)' },
    { imageUrl: '/v2.2/media/foreign/file' },
    { imageUrl: '/v2.2/media/clip/file' },
    { videoUrl: '/v2.2/media/picture/file' },
    { videoUrl: '/v2.2/media/clip/../clip/file' },
  ])('are not %j', async (given) => {
    expect(await refusedWith(given)).toEqual([
      400,
      'An exercise shows pictures and videos that you uploaded.',
    ]);
  });
});
