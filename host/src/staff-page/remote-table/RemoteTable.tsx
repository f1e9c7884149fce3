import type { RemoteRow } from './remoteRows';
import { RemoteTableRow } from './RemoteTableRow';
import { staffPageTexts } from '../staffPage.texts';
import { StaffTable } from '../StaffTable';

const { table: texts } = staffPageTexts;

export function RemoteTable({ rows }: { readonly rows: readonly RemoteRow[] }) {
  return (
    <StaffTable label={texts.label}>
      <thead>
        <tr>
          <th scope="col">{texts.remote}</th>
          <th scope="col">{texts.tab}</th>
          <th scope="col">{texts.deployed}</th>
          <th scope="col" className="number">
            {texts.load}
          </th>
          <th scope="col" className="number">
            {texts.failures}
          </th>
          <th scope="col">{texts.contract}</th>
          <th scope="col" className="number">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RemoteTableRow key={row.remote.name} row={row} />
        ))}
      </tbody>
    </StaffTable>
  );
}
