import { UiProvider } from '@formline/shared/ui/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildDose } from '../../../testing/buildDose';
import { DoseFields } from './DoseFields';
import { type DoseDraft, doseDraftProblems, toDoseDraft } from './doseDraft';

let shown: DoseDraft;
const handleLeave = jest.fn();

function Form({ first = {}, hasSides = false }: { first?: Partial<DoseDraft>; hasSides?: boolean }) {
  const [draft, setDraft] = useState({ ...toDoseDraft(buildDose()), ...first });
  return (
    <DoseFields
      draft={draft}
      problems={doseDraftProblems(draft, 'whole')}
      onChange={(part) => {
        shown = { ...draft, ...part };
        setDraft(shown);
      }}
      onLeave={handleLeave}
      hasSides={hasSides}
    />
  );
}

const show = (props: Parameters<typeof Form>[0] = {}) => render(<Form {...props} />, { wrapper: UiProvider });
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('takes sets, weight and repetitions as numbers, and rest as minutes and seconds', async () => {
  show();
  await type('Sets', '3');
  await type('Weight (lb)', '42.5');
  await type('Reps', '12');
  await type('Rest', '130');
  expect(screen.getByRole('textbox', { name: 'Rest' })).toHaveValue('01:30');
  expect(shown).toMatchObject({ sets: 3, weight: 42.5, reps: 12, rest: 90 });
  expect(handleLeave.mock.calls).toEqual([['sets'], ['weight'], ['reps']]);
});

it('says what is no number, and keeps it as it was typed', async () => {
  show();
  await type('Reps', '8-10');
  expect(screen.getByRole('textbox', { name: 'Reps' })).toHaveValue('8-10');
  expect(screen.getByText('Reps must be a whole number from 1 to 99999')).toBeVisible();
});

it('asks for the volume that is chosen: repetitions, a duration or a distance with its unit', async () => {
  show();
  await choose('Duration');
  expect(screen.queryByRole('textbox', { name: 'Reps' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveAttribute('placeholder', '00:00');
  await type('Duration', '45');
  await choose('Distance');
  await type('Distance', '400');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance unit' }), 'meters');
  expect(shown).toMatchObject({ dur_seconds: 45, distance: 400, distance_units: 'meters' });
});

it('asks for the tempo, or the pace with its unit, when it is the intensity', async () => {
  show();
  await choose('Tempo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tempo' }), 'Explosive');
  expect(shown.tempo).toBe(4);
  await choose('Pace');
  await type('Pace', '80');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pace unit' }), 'rpm');
  expect(shown).toMatchObject({ intensity: 'pace', pace: 80, pace_units: 'rpm' });
});

it('offers a distance no intensity of none, and gives it back with repetitions', async () => {
  show();
  const intensity = within(screen.getByRole('radiogroup', { name: 'Intensity' }));
  expect(intensity.getByRole('radio', { name: 'N/A' })).toBeChecked();
  await choose('Distance');
  expect(intensity.getAllByRole('radio', { checked: false })).toHaveLength(2);
  expect(intensity.queryByRole('radio', { name: 'N/A' })).not.toBeInTheDocument();
  await choose('Reps');
  expect(intensity.getByRole('radio', { name: 'N/A' })).toBeChecked();
});

it('says below each field what is wrong with it', () => {
  show({ first: { sets: 100, weight: 10_000, volume: 'distance', distance: 0, rest: 6000 } });
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Sets')).toHaveAccessibleDescription('Sets must be a whole number from 1 to 99');
  expect(field('Weight (lb)')).toHaveAccessibleDescription('Weight must be from 0 to 9999');
  expect(field('Rest')).toHaveAccessibleDescription('Must be in the format - MM:SS');
  expect(field('Distance')).toBeInvalid();
  expect(screen.getByText('Distance must be from 1 to 99999')).toBeVisible();
  expect(screen.getByText('Intensity is required when Distance is selected')).toBeVisible();
});

it('asks for the sides only of an exercise that can be done one side at a time', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('combobox', { name: 'Exercise Sides' })).not.toBeInTheDocument();
  unmount();
  show({ hasSides: true });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Exercise Sides' }), 'Each Side');
  expect(shown.exercise_sides).toBe('each_side');
});
