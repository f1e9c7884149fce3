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
  { ...superset('Push and Pull', 3, ['Push-Up', 'Inverted Row']), isFavorite: true },
  superset('Bench and Door', 3, ['Park Bench Step-Up', 'Towel Row at the Door Frame']),
  superset('Arms in Ten Minutes', 2, ['Dumbbell Biceps Curl', 'Cable Triceps Pushdown']),
  superset('Hinge and Brace', 3, ['Romanian Deadlift', 'Front Plank']),
  superset('Shoulder Care', 4, ['Band Pull-Apart', 'Wall Slide']),
  {
    ...circuit('Park Rounds', 3, [
      'Bear Crawl',
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
  circuit('Engine', 4, ['Battle Rope Alternating Wave', 'Kettlebell Swing', 'Burpee', 'Jump Rope']),
];
