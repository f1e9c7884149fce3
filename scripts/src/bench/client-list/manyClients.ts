import type { Client } from '@formline/shared/contracts/users';

const firstNames = [
  'Amelia',
  'Ben',
  'Charlotte',
  'Daniel',
  'Elena',
  'Frank',
  'Grace',
  'Hugo',
  'Isla',
  'Jürgen',
];
const lastNames = ['Hart', 'Okafor', 'Reyes', 'Novák', 'Petrova', 'Delaney', 'Kim', 'Lambert', 'Morrison'];

const facts = {
  height: null,
  weight: null,
  activity_level_id: null,
  goals: [],
  started_training_at: null,
  active_under_current_trainer: true,
  invited_at: null,
  visible_goals: true,
  visible_nutrition: true,
  visible_measures: true,
  visible_perf_assess: true,
  visible_ohsa: true,
};

function client(index: number): Client {
  const first_name = firstNames[index % firstNames.length] ?? '';
  const last_name = `${lastNames[index % lastNames.length] ?? ''} ${String(index).padStart(5, '0')}`;
  return {
    id: index + 1,
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: `client${index}@clients.formline.test`,
    phone_number: null,
    birth_date: null,
    gender: 'OTHER',
    avatar_url: null,
    role: 'CLIENT',
    client_user: { ...facts, id: index + 1 },
  };
}

/** So many active clients without pictures, so that no run waits for the network. */
export const manyClients = (count: number): Client[] =>
  Array.from({ length: count }, (_, index) => client(index));
