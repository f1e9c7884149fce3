import { ApiError } from '@formline/shared/api-client';
import { removalFailure, saveFailure } from './routineFailures';

const refused = new ApiError(500, { message: 'The server rests.', code: 1 });
const library = { context: 'library', routineType: 'circuit' } as const;
const superset = { context: 'rescheduling', routineType: 'super_set' } as const;
const circuit = { context: 'rescheduling', routineType: 'circuit' } as const;
const removal = { title: 'Burner', workoutName: 'Leg Day', error: refused };

it("gives the server's words in the library, and a sentence of ours when there are none", () => {
  expect(saveFailure(library, refused)).toBe('The server rests.');
  expect(saveFailure(library, new Error('Oops'))).toBe('Something went wrong! Please try again later.');
});

it('says which kind a change of a schedule was refused for', () => {
  expect(saveFailure(superset, refused)).toBe('Error saving changes to superset: The server rests.');
  expect(saveFailure(circuit, refused)).toBe('Error saving changes to circuit: The server rests.');
});

it('names what could not be removed, and the workout it stands in', () => {
  expect(removalFailure(library, removal)).toBe('Failed to delete Burner with error: The server rests.');
  expect(removalFailure(superset, removal)).toBe('Failed to delete the Superset: Burner from Leg Day');
  expect(removalFailure(circuit, removal)).toBe('Failed to delete the Circuit: Burner from Leg Day');
});

it('says when no section holds it', () => {
  expect(removalFailure(superset, { ...removal, error: null })).toBe(
    'Failed to delete Superset. Could not find Burner in any of the workout sections in Leg Day',
  );
  expect(removalFailure(circuit, { ...removal, error: null })).toBe(
    'Failed to delete Circuit. Could not find Burner in any of the workout sections in Leg Day',
  );
});
