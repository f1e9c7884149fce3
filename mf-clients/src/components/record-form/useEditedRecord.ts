import type { PageRecord } from '@formline/shared/session';
import { useEffect, useState } from 'react';

/** What a form does when somebody else has saved its record meanwhile. */
export interface RecordConflict {
  /** The word for the record in a sentence. */
  readonly thing: string;
  /** Goes on with the newest version. False: the record no longer exists. */
  readonly takeNewest: () => Promise<boolean>;
  /** Begins again with what is saved. */
  readonly restart: () => void;
}

/** A form that the end of a session closed. */
export interface ClosedForm<Item, Values> {
  readonly known: Item | null;
  readonly values: Values;
}

/** By client. Made by `pageRecords`, outside of components. */
export type ClosedForms<Item, Values> = Map<string, PageRecord<ClosedForm<Item, Values>>>;

/** What somebody had typed when their session ended. */
export type TypedForm<Values> = Omit<PageRecord<Values>, 'value'> & { readonly values: Values };

/** What the form of a record is given about it. */
export interface EditedRecord<Item, Values> {
  /** The one to edit; null records a new one. */
  readonly known: Item | null;
  /** What was typed before a session ended; null: nothing. */
  readonly typed: Values | null;
  /** Only for a record that is edited. */
  readonly conflict?: RecordConflict;
  readonly onClose: () => void;
  readonly onSessionEnd: (left: TypedForm<Values>) => void;
}

interface Edited<Item, Values> {
  readonly known: Item | null;
  readonly typed: Values | null;
  readonly restarts: number;
}

interface RecordsOfClient<Item, Values> {
  /** The word for a record in a sentence. */
  readonly thing: string;
  readonly clientId: number;
  readonly closedForms: ClosedForms<Item, Values>;
  /** Asks the server for the records. */
  readonly loadNewest: () => Promise<readonly Item[]>;
  readonly isOpenAtFirst?: boolean;
  readonly onClose?: () => void;
}

/** The form of a record of a client, while it is open. One that the end of a session closed is open at first. */
export function useEditedRecord<Item extends { readonly id: number }, Values>(
  records: RecordsOfClient<Item, Values>,
) {
  const { thing, clientId, closedForms, loadNewest, isOpenAtFirst = false, onClose } = records;
  const [edited, setEdited] = useState<Edited<Item, Values> | null>(() => {
    const closed = closedForms.get(String(clientId))?.value;
    if (closed) return { known: closed.known, typed: closed.values, restarts: 0 };
    return isOpenAtFirst ? begin(null) : null;
  });

  // External system: the page's memory.
  useEffect(() => void closedForms.delete(String(clientId)), [closedForms, clientId]);

  const formOf = ({ known, typed, restarts }: Edited<Item, Values>) => ({
    key: `${known?.id ?? 'new'} ${restarts}`,
    record: {
      known,
      typed,
      onClose: () => {
        setEdited(null);
        onClose?.();
      },
      onSessionEnd: keepIn(closedForms, clientId, known),
      conflict: {
        thing,
        takeNewest: async () => {
          const newest = (await loadNewest()).find(({ id }) => id === known?.id);
          if (newest) setEdited({ known: newest, typed, restarts });
          return newest !== undefined;
        },
        restart: () => setEdited({ known, typed: null, restarts: restarts + 1 }),
      },
    } satisfies EditedRecord<Item, Values>,
  });

  return {
    form: edited && formOf(edited),
    add: () => setEdited(begin(null)),
    edit: (known: Item) => setEdited(begin(known)),
    /** Of a record that was opened in another way, such as by the URL. */
    formFor: (known: Item) => formOf(begin(known)),
  };
}

const begin = <Item>(known: Item | null) => ({ known, typed: null, restarts: 0 });

/** Keeps what the end of a session closes, until the form of the client opens again. */
export const keepIn =
  <Item, Values>(closedForms: ClosedForms<Item, Values>, clientId: number, known: Item | null) =>
  ({ userId, work, values }: TypedForm<Values>): void =>
    void closedForms.set(String(clientId), { userId, work, value: { known, values } });
