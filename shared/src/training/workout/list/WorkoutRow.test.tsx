import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import { WorkoutRow } from './WorkoutRow';

const legDay = { name: 'Leg Day', exercise_count: 3, total_dur_seconds: 1201, uploaded_media: null };
const video = (status: 'PENDING' | 'FINISHED' | 'ERROR') => ({
  ...legDay,
  uploaded_media: { id: 1, status, stream_url: null, thumbnail_url: null },
});
const show = (workout: Parameters<typeof WorkoutRow>[0]['workout']) =>
  render(<WorkoutRow workout={workout} />, { wrapper: UiProvider });

it('counts exercises and rounds the minutes up', () => {
  show(legDay);
  expect(screen.getByText('3 Exercises')).toBeVisible();
  expect(screen.getByText('21+ mins')).toBeVisible();
});

it('says one exercise of one', () => {
  show({ ...legDay, exercise_count: 1, total_dur_seconds: 0 });
  expect(screen.getByText('1 Exercise')).toBeVisible();
});

it.each([
  [['Strong Start'], '3 Exercises · in Strong Start'],
  [['Base', 'Strong Start'], '3 Exercises · in Base and 1 more program'],
  [['A', 'B', 'C'], '3 Exercises · in A and 2 more programs'],
])('says that it is in the programs %p', (program_names, says) => {
  show({ ...legDay, program_names });
  expect(screen.getByText(says)).toBeVisible();
});

it('says that a video is still made ready', () => {
  show(video('PENDING'));
  expect(screen.getByText('video processing...')).toBeVisible();
});

it.each([
  ['FINISHED', 'Video workout'],
  ['ERROR', 'We couldn’t process this video'],
] as const)('says of a video that is %s: %s', (status, says) => {
  show(video(status));
  expect(screen.getByText(says)).toBeVisible();
});
