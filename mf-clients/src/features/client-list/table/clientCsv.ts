import type { ClientFacts } from '../clientFacts';
import { clientListTexts } from '../clientList.texts';
import type { ListedClient } from '../listedClients';
import { statusOf } from '../filters/listFilters';
import { adherenceIn, type ClientColumn, groupsOf, tagsText } from './clientColumns';
import { clientTableTexts as texts } from './clientTable.texts';

/** RFC 4180: a line for each client, in the order and with the columns that are shown. */
export function clientCsv(
  listed: readonly ListedClient[],
  columns: readonly ClientColumn[],
  facts: ClientFacts,
): string {
  const head = [texts.columns.name, ...columns.map((column) => texts.columns[column])];
  const lines = listed.map(({ client }) => [
    client.full_name,
    ...columns.map((column) => cellText(column, client, facts)),
  ]);
  return [head, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function cellText(column: ClientColumn, client: ListedClient['client'], facts: ClientFacts): string {
  const known = facts.byId.get(client.id);
  switch (column) {
    case 'status':
      return clientListTexts.statuses[statusOf(client)];
    case 'lastSession':
      return known?.figures?.last_session ?? '';
    case 'nextSession':
      return known?.figures?.next_session ?? '';
    case 'groups':
      return groupsOf(known, facts).join(', ');
    case 'tags':
      return tagsText(client, facts);
    default: {
      const percent = adherenceIn(column, known);
      return percent === null ? '' : `${percent}%`;
    }
  }
}

/** A spreadsheet runs what begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Offers a text as a file of the browser's downloads. */
export function downloadCsv(name: string, csv: string): void {
  // A byte order mark makes Excel read UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
