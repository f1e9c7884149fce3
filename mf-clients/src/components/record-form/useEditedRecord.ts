import { useState } from 'react';

/** What a form does when somebody else has saved its record meanwhile. */
export interface RecordConflict {
  /** The word for the record in a sentence. */
  readonly thing: string;
  /** Goes on with the newest version. False: the record no longer exists. */
  readonly takeNewest: () => Promise<boolean>;
  /** Begins again with what is saved. */
  readonly restart: () => void;
}

/** What the form of a record is given about it. */
export interface EditedRecord<Item> {
  /** The one to edit; null records a new one. */
  readonly known: Item | null;
  /** Only for a record that is edited. */
  readonly conflict?: RecordConflict;
  readonly onClose: () => void;
}

interface Edited<Item> {
  readonly known: Item | null;
  readonly restarts: number;
}

interface FormOptions {
  readonly isOpenAtFirst?: boolean;
  readonly onClose?: () => void;
}

/** The form of a record of a list, while it is open. @param loadNewest asks the server for the records */
export function useEditedRecord<Item extends { readonly id: number }>(
  thing: string,
  loadNewest: () => Promise<readonly Item[]>,
  { isOpenAtFirst = false, onClose }: FormOptions = {},
) {
  const [edited, setEdited] = useState<Edited<Item> | null>(
    isOpenAtFirst ? { known: null, restarts: 0 } : null,
  );

  const formOf = ({ known, restarts }: Edited<Item>) => ({
    key: `${known?.id ?? 'new'} ${restarts}`,
    record: {
      known,
      onClose: () => {
        setEdited(null);
        onClose?.();
      },
      conflict: {
        thing,
        takeNewest: async () => {
          const newest = (await loadNewest()).find(({ id }) => id === known?.id);
          if (newest) setEdited({ known: newest, restarts });
          return newest !== undefined;
        },
        restart: () => setEdited({ known, restarts: restarts + 1 }),
      },
    } satisfies EditedRecord<Item>,
  });

  return {
    form: edited && formOf(edited),
    add: () => setEdited({ known: null, restarts: 0 }),
    edit: (known: Item) => setEdited({ known, restarts: 0 }),
    /** Of a record that was opened in another way, such as by the URL. */
    formFor: (known: Item) => formOf({ known, restarts: 0 }),
  };
}
