export interface RoutineContent {
  readonly title: string;
  readonly routineType: 'super_set' | 'circuit';
  readonly reps: number;
  readonly restSeconds: number | null;
  readonly exercises: readonly string[];
  readonly isFavorite: boolean;
}

const superset = (title: string, reps: number, exercises: readonly [string, string]): RoutineContent => ({
  title,
  routineType: 'super_set',
  reps,
  restSeconds: null,
  exercises,
  isFavorite: false,
});

const circuit = (title: string, rounds: number, exercises: readonly string[]): RoutineContent => ({
  title,
  routineType: 'circuit',
  reps: rounds,
  restSeconds: 60,
  exercises,
  isFavorite: false,
});

export const ownRoutines: readonly RoutineContent[] = [
  { ...superset('Push and Pull', 10, ['Push-Up', 'Inverted Row']), isFavorite: true },
  superset('Bench and Door', 12, ['Park Bench Step-Up', 'Towel Row at the Door Frame']),
  superset('Arms in Ten Minutes', 15, ['Dumbbell Biceps Curl', 'Cable Triceps Pushdown']),
  superset('Hinge and Brace', 8, ['Romanian Deadlift', 'Front Plank']),
  superset('Shoulder Care', 15, ['Band Pull-Apart', 'Wall Slide']),
  {
    ...circuit('Park Rounds', 4, [
      'Slow Hill Walk',
      'Park Bench Step-Up',
      'Push-Up',
      'Stair Sprint with Walk-Down',
    ]),
    restSeconds: 90,
    isFavorite: true,
  },
  circuit('Carry Everything', 3, [
    'Sandbag Shoulder Walk',
    "Farmer's Carry",
    'Suitcase Carry',
    'Crème Caramel Carry',
  ]),
  circuit('Quiet Floor', 3, ['Dead Bug', 'Glute Bridge', 'Side Plank', 'Bird Dog', 'Superman Hold']),
  circuit('Engine', 5, ['Rowing Machine', 'Kettlebell Swing', 'Burpee', 'Jump Rope']),
];
