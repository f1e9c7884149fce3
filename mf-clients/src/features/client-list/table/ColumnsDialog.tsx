import { Button, chakra, Stack, Text } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { SortableHandle, SortableList, SortableMoves, withMoved } from '@formline/shared/ui/sortable';
import type { ClientColumn } from './clientColumns';
import { clientTableTexts as texts } from './clientTable.texts';
import type { TableColumns } from './tableView';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11' } });
const Choice = chakra('div', { base: { flex: '1' } });

interface ColumnsDialogProps {
  readonly columns: TableColumns;
  readonly onChange: (columns: TableColumns) => void;
  readonly onClose: () => void;
}

/** Shown and sorted at once; the table behind follows. */
export function ColumnsDialog({ columns, onChange, onClose }: ColumnsDialogProps) {
  const { order, hidden } = columns;
  const toggle = (column: ClientColumn) =>
    onChange({
      order,
      hidden: hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column],
    });
  return (
    <Dialog
      isOpen
      size="sm"
      title={texts.chooseTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Text tone="muted">{texts.chooseText}</Text>
        <SortableList
          label={texts.chooseTitle}
          items={[...order]}
          itemKey={(column) => column}
          itemName={(column) => texts.columns[column]}
          onMove={(from, to) => onChange({ order: withMoved(order, from, to), hidden })}
        >
          {(column) => (
            <Row>
              <SortableHandle />
              <Choice>
                <Checkbox
                  label={texts.columns[column]}
                  checked={!hidden.includes(column)}
                  onChange={() => toggle(column)}
                />
              </Choice>
              <SortableMoves />
            </Row>
          )}
        </SortableList>
      </Stack>
    </Dialog>
  );
}
