export const perTrainer = { exercises: 20, workouts: 6, exercisesInSection: 3, groups: 2 } as const;
export const schedule = { weeks: 13, workouts: 2 } as const;

/** Repeatable: the value follows from the seed and the row alone. */
export const drawFunction = `create function pg_temp.draw(seed bigint, row_number bigint, count int) returns int
  language sql immutable parallel safe
  as $$ select ((hashint8extended(row_number, seed) & 2147483647) % count)::int $$`;

export const planTable = `create temp table load_plan on commit drop as select
  $1::int as trainers, $2::int as clients, $3::int as schedules, $4::bigint as seed, $5::date as today,
  $6::date as first_monday, $7::jsonb as words,
  coalesce((select max(id) from users), 0) as users_base,
  coalesce((select max(id) from exercises), 0) as exercises_base,
  coalesce((select max(id) from workouts), 0) as workouts_base,
  coalesce((select max(id) from workout_sections), 0) as sections_base,
  coalesce((select max(id) from programs), 0) as programs_base,
  coalesce((select max(id) from client_groups), 0) as groups_base,
  coalesce((select max(id) from user_schedules), 0) as schedules_base`;

const word = (list: string, index: string): string => `(words->'${list}'->>(${index}))`;
const randomItem = (list: string, salt: number, row: string): string =>
  word(list, `pg_temp.draw(seed + ${salt}, ${row}, jsonb_array_length(words->'${list}'))`);
const trainerOf = (client: string): string => `users_base + 1 + (${client} - 1) % trainers`;

export const loadStatements: readonly (readonly [string, string])[] = [
  [
    'trainers',
    `insert into users (id, email, first_name, last_name, role, gender, subscription, subscription_expiration_date)
     overriding system value
     select users_base + n, 'trainer' || n || '@load.test', ${randomItem('firstNames', 1, 'n')}, ${randomItem('lastNames', 2, 'n')},
       'TRAINER', (array['MALE', 'FEMALE', 'OTHER'])[1 + n % 3]::gender, 'pro', today + interval '1 year'
     from load_plan, generate_series(1, trainers) n`,
  ],
  [
    'clients',
    `insert into users (id, email, first_name, last_name, role, gender, birth_date)
     overriding system value
     select users_base + trainers + n, 'client' || n || '@load.test', ${randomItem('firstNames', 3, 'n')},
       ${randomItem('lastNames', 4, 'n')}, 'CLIENT', (array['MALE', 'FEMALE'])[1 + n % 2]::gender,
       date '1955-01-01' + pg_temp.draw(seed + 5, n, 18000)
     from load_plan, generate_series(1, clients) n`,
  ],
  [
    'profiles',
    `insert into client_profiles (user_id, height, weight, activity_level_id)
     select users_base + trainers + n, 58 + pg_temp.draw(seed + 6, n, 20), 105 + pg_temp.draw(seed + 7, n, 140),
       (select array_agg(id order by id) from activity_levels)[1 + n % 3]
     from load_plan, generate_series(1, clients) n`,
  ],
  [
    'relations',
    `insert into client_relations (trainer_id, client_id, goal_id, started_training_at)
     select ${trainerOf('n')}, users_base + trainers + n,
       (select array_agg(id order by id) from goals)[1 + pg_temp.draw(seed + 8, n, 3)],
       first_monday - pg_temp.draw(seed + 9, n, 700)
     from load_plan, generate_series(1, clients) n`,
  ],
  [
    'groups',
    `insert into client_groups (id, trainer_id, title) overriding system value
     select groups_base + (t - 1) * ${perTrainer.groups} + g, users_base + t, 'Group ' || g
     from load_plan, generate_series(1, trainers) t, generate_series(1, ${perTrainer.groups}) g`,
  ],
  [
    'members of groups',
    `insert into client_group_members (group_id, client_id)
     select groups_base + ((n - 1) % trainers) * ${perTrainer.groups} + 1 + pg_temp.draw(seed + 10, n, ${perTrainer.groups}),
       users_base + trainers + n
     from load_plan, generate_series(1, clients) n where n % 4 = 0`,
  ],
  [
    'exercises',
    `insert into exercises (id, owner_id, name, description, allow_unilateral) overriding system value
     select exercises_base + n, users_base + 1 + (n - 1) / ${perTrainer.exercises},
       ${randomItem('manners', 11, 'n')} || ' ' || ${randomItem('tools', 12, 'n')} || ' ' || ${randomItem('movements', 13, 'n')} || ' ' || n,
       'Move with control and stop before form suffers.', n % 5 = 0
     from load_plan, generate_series(1, trainers * ${perTrainer.exercises}) n`,
  ],
  [
    'what exercises work',
    `insert into exercise_muscle_groups (exercise_id, muscle_group_id, ordinal)
     select exercises_base + n, ids[1 + (n + k) % cardinality(ids)], k
     from load_plan, (select array_agg(id order by id) as ids from muscle_groups) groups,
       generate_series(1, trainers * ${perTrainer.exercises}) n, generate_series(0, 1) k`,
  ],
  [
    'what exercises train',
    `insert into exercise_fitness_components (exercise_id, fitness_component_id)
     select exercises_base + n, ids[1 + n % cardinality(ids)]
     from load_plan, (select array_agg(id order by id) as ids from fitness_components) components,
       generate_series(1, trainers * ${perTrainer.exercises}) n`,
  ],
  [
    'workouts',
    `insert into workouts (id, owner_id, name, total_dur_seconds, exercise_count) overriding system value
     select workouts_base + n, users_base + 1 + (n - 1) / ${perTrainer.workouts}, ${word('workouts', `(n - 1) % ${perTrainer.workouts}`)},
       1800 + 60 * pg_temp.draw(seed + 14, n, 45), jsonb_array_length(words->'sections') * ${perTrainer.exercisesInSection}
     from load_plan, generate_series(1, trainers * ${perTrainer.workouts}) n`,
  ],
  [
    'sections of workouts',
    `insert into workout_sections (id, workout_id, name, ordinal) overriding system value
     select sections_base + (n - 1) * jsonb_array_length(words->'sections') + k + 1, workouts_base + n,
       ${word('sections', 'k')}, k
     from load_plan, generate_series(1, trainers * ${perTrainer.workouts}) n,
       generate_series(0, jsonb_array_length(words->'sections') - 1) k`,
  ],
  [
    'exercises of workouts',
    `insert into workout_exercises (section_id, exercise_id, ordinal, sets, reps, rest_seconds, tempo)
     select s.id, exercises_base + (w.owner_id - users_base - 1) * ${perTrainer.exercises}
         + 1 + pg_temp.draw(seed + 15, s.id * 10 + k, ${perTrainer.exercises}),
       k, 2 + pg_temp.draw(seed + 16, s.id * 10 + k, 3), 6 + pg_temp.draw(seed + 17, s.id * 10 + k, 10), 60, 2
     from load_plan, workout_sections s join workouts w on w.id = s.workout_id,
       generate_series(0, ${perTrainer.exercisesInSection - 1}) k
     where s.id > sections_base`,
  ],
  [
    'programs',
    `insert into programs (id, owner_id, category_id, name) overriding system value
     select programs_base + (t - 1) * jsonb_array_length(words->'programs') + k + 1, users_base + t,
       ids[1 + (t + k) % cardinality(ids)], ${word('programs', 'k')}
     from load_plan, (select array_agg(id order by id) as ids from program_categories) categories,
       generate_series(1, trainers) t, generate_series(0, jsonb_array_length(words->'programs') - 1) k`,
  ],
  [
    'workouts of programs',
    `insert into program_workouts (program_id, workout_id, ordinal, days_of_week)
     select p.id, workouts_base + (p.owner_id - users_base - 1) * ${perTrainer.workouts}
         + 1 + (p.id * ${schedule.workouts} + k) % ${perTrainer.workouts},
       k, array[(1 + 3 * k + p.id % 3) % 7]::smallint[]
     from load_plan, programs p, generate_series(0, ${schedule.workouts - 1}) k
     where p.id > programs_base`,
  ],
  [
    'schedules',
    `insert into user_schedules
       (id, trainer_id, client_id, program_id, program_name, program_category_id, start_date, end_date)
     overriding system value
     select schedules_base + (n - 1) * schedules + k + 1, ${trainerOf('n')}, users_base + trainers + n, p.id, p.name,
       p.category_id, first_monday + 7 * ${schedule.weeks} * k, first_monday + 7 * ${schedule.weeks} * (k + 1) - 1
     from load_plan, generate_series(1, clients) n, generate_series(0, schedules - 1) k, lateral (
       select programs_base + ((n - 1) % trainers) * jsonb_array_length(words->'programs')
         + 1 + (n + k) % jsonb_array_length(words->'programs') as program_id) chosen
     join programs p on p.id = program_id`,
  ],
  [
    'workouts of schedules',
    `insert into user_schedule_workouts (user_schedule_id, workout_id, ordinal, days_of_week)
     select s.id, w.workout_id, w.ordinal, w.days_of_week
     from load_plan, user_schedules s join program_workouts w on w.program_id = s.program_id
     where s.id > schedules_base`,
  ],
];

export const scheduledDays = `insert into scheduled_workouts (user_schedule_id, trainer_id, client_id, workout_id, date,
    workout_name, program_name, program_category_name, total_dur_seconds, is_complete, completed_at)
  select s.id, s.trainer_id, s.client_id, r.workout_id, day, w.name, s.program_name, c.label, w.total_dur_seconds, is_done,
    case when is_done then day + interval '18 hours' end
  from load_plan, user_schedules s
  join user_schedule_workouts r on r.user_schedule_id = s.id
  join workouts w on w.id = r.workout_id
  join program_categories c on c.id = s.program_category_id,
  generate_series(0, ${schedule.weeks - 1}) week,
  lateral (select s.start_date + 7 * week + (r.days_of_week[1] + 6) % 7 as day) dated,
  lateral (select day < today and pg_temp.draw(seed + 18, s.id * 100 + week * 2 + r.ordinal, 5) > 0 as is_done) finished
  where s.id between schedules_base + $1 and schedules_base + $2
  order by s.id, day`;

/** Ids were given explicitly, so the sequences must be advanced. */
export const advanceNumbers = `select setval(pg_get_serial_sequence(name, 'id'), last) from (values
  ('users', (select max(id) from users)), ('client_groups', (select max(id) from client_groups)),
  ('exercises', (select max(id) from exercises)), ('workouts', (select max(id) from workouts)),
  ('workout_sections', (select max(id) from workout_sections)), ('programs', (select max(id) from programs)),
  ('user_schedules', (select max(id) from user_schedules))) as numbered (name, last)`;
