import type { Locator, Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/people/users';
import { CLIENTS_PATH } from './clientListPage';

export const dashboardPath = ({ id, first_name }: Pick<Client, 'id' | 'first_name'>) =>
  `${CLIENTS_PATH}/${encodeURIComponent(first_name.toLowerCase())}/dashboard?clientId=${id}`;

export function clientDashboardPage(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const schedule = card('Schedule');
  const measurements = card('Measurements');
  return {
    card,
    breadcrumbs: page.getByRole('navigation', { name: 'Breadcrumbs' }),
    summary: card('Client Summary'),
    schedule,
    scheduleWorkout: schedule.getByRole('link', { name: 'Schedule Workout' }),
    measurements,
    photo: (view: string) =>
      measurements.getByRole('button', { name: new RegExp(`^${view}, .*: show large$`) }),
    photoDialog: page.getByRole('dialog', { name: /^Photos, / }),
    assessments: card('Performance Assessments'),
    nutrition: card('Nutrition'),
    ohsa: card('Overhead Squat Assessment'),
    corrective: card('Corrective Exercises'),
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
}

export function chartIn(card: Locator, title: string) {
  const figure = card.getByRole('figure', { name: title, exact: true });
  return {
    figure,
    slider: figure.getByRole('slider', { name: `Read values: ${title}` }),
    legend: figure.getByRole('listitem'),
    showTable: figure.getByRole('button', { name: `Show as table: ${title}` }),
    showChart: figure.getByRole('button', { name: `Show as chart: ${title}` }),
    rows: figure.getByRole('row'),
  };
}
