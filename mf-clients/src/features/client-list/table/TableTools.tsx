import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { Button, lazyDialog } from '@formline/shared/ui/core';
import { Columns3, Download } from 'lucide-react';
import { useState } from 'react';
import type { ClientFacts } from '../clientFacts';
import { useReadShown } from '../FoundClients';
import { sortClients, type TableSort } from './clientColumns';
import { clientCsv, downloadCsv } from './clientCsv';
import { clientTableTexts as texts } from './clientTable.texts';
import { shownColumns, type TableColumns } from './tableView';

const ColumnsDialog = lazyDialog(
  texts.chooseTitle,
  async () => (await import('./ColumnsDialog')).ColumnsDialog,
);

interface TableToolsProps {
  readonly facts: ClientFacts | undefined;
  readonly columns: TableColumns;
  readonly sort: TableSort;
  readonly onColumns: (columns: TableColumns) => void;
}

export function TableTools({ facts, columns, sort, onColumns }: TableToolsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const readShown = useReadShown();
  const download = (known: ClientFacts) => {
    const csv = clientCsv(sortClients(readShown(), sort, known), shownColumns(columns), known);
    downloadCsv(texts.fileName(localCalendarDate(new Date())), csv);
  };
  return (
    <>
      <Button icon={<Columns3 />} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        {texts.choose}
      </Button>
      <Button
        icon={<Download />}
        aria-disabled={facts ? undefined : true}
        onClick={() => facts && download(facts)}
      >
        {texts.download}
      </Button>
      {isChoosing && (
        <ColumnsDialog columns={columns} onChange={onColumns} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}
