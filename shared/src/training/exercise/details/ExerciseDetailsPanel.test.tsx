import { type ExerciseDetails, readExercise } from '@formline/shared/contracts/library/exercises';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';
import { ExerciseDetailsPanel, type ExerciseDetailsPanelProps } from './ExerciseDetailsPanel';

const jumpSquat = buildExercise({ id: 8, name: 'Jump Squat' });
const boxSquat = buildExercise({ id: 6, name: 'Box Squat' });
const squat = buildExercise({
  id: 7,
  name: 'Squat',
  description: 'Sit back and stand up.',
  image_url: '/squat.jpg',
  video_url: '/squat.mp4',
  muscle_groups: [{ id: 9, name: 'Quadriceps' }],
  progression_enabled: true,
  regression_enabled: true,
  progressions_regressions: [
    { primary_exercise_id: 7, exerciseType: 'PROGRESSION', exercise: jumpSquat },
    { primary_exercise_id: 7, exerciseType: 'REGRESSION', exercise: boxSquat },
  ],
});

let api: FakeApi;
const handleOpen = jest.fn();

beforeEach(() => {
  api = fakeApi();
});

function Panel(props: Partial<ExerciseDetailsPanelProps>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <ExerciseDetailsPanel
      exerciseId={squat.id}
      showsAdjustments={isShown}
      onShowAdjustments={setIsShown}
      onOpen={handleOpen}
      onClose={jest.fn()}
      {...props}
    />
  );
}

function show(exercise: ExerciseDetails, props: Partial<ExerciseDetailsPanelProps> = {}) {
  api.answer(readExercise, exercise);
  return renderRoute(<Panel {...props} />, { path: '/' });
}

it('shows the video, then the picture when the video fails to load, then our drawing', async () => {
  show(squat);
  const video = await screen.findByLabelText(texts.video('Squat'));
  expect(video).toHaveAttribute('src', '/squat.mp4');
  expect(video).toHaveAttribute('poster', '/squat.jpg');
  fireEvent.error(video);
  const picture = screen.getByRole('img', { name: texts.image('Squat') });
  expect(picture).toHaveAttribute('src', '/squat.jpg');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: texts.drawing(['Quadriceps']) })).toBeVisible();
  expect(screen.getByText('Sit back and stand up.')).toBeVisible();
});

it('shows the dose of the place instead of the one the library suggests', async () => {
  show(buildExercise({ id: 7, sets: 3 }), { dose: buildExercise({ sets: 5, reps: 8, rest: 45 }) });
  const value = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect(await value('Sets')).toHaveTextContent('5');
  expect(await value('Reps')).toHaveTextContent('8');
  expect(await value('Rest')).toHaveTextContent('45s');
  expect(await value('Tempo')).toHaveTextContent('N/A');
});

it('unfolds harder and easier exercises, each of which can be opened', async () => {
  const { user } = show(squat, { listed: squat });
  const button = await screen.findByRole('button', { name: texts.adjustments });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(api.requests(readExercise)).toHaveLength(0);
  await user.click(button);
  const progressions = await screen.findByRole('region', { name: texts.progressions });
  expect(within(progressions).getByRole('button')).toHaveTextContent('Jump Squat');
  const regressions = screen.getByRole('region', { name: texts.regressions });
  await user.click(within(regressions).getByRole('button', { name: 'Box Squat' }));
  expect(handleOpen).toHaveBeenCalledWith(boxSquat.id);
});

it('asks again for what can take its place after a failure, and the rest stays', async () => {
  api.refuse(readExercise, 500);
  const panel = <Panel listed={squat} />;
  const { user } = renderRoute(panel, { path: '/' });
  await user.click(await screen.findByRole('button', { name: texts.adjustments }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.adjustmentsFailed);
  expect(screen.getByRole('heading', { name: 'Squat' })).toBeVisible();
  api.answer(readExercise, squat);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Jump Squat' })).toBeVisible();
});
