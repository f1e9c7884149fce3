export type DataFolderRefusal =
  | 'unrecognised'
  | 'incomplete'
  | 'damaged'
  | 'notPrepared'
  | 'otherVersion'
  | 'diskFull';

const NEW_DATA = '"npm start -- --new-data", which renames this folder and begins with a new one';

const sentences: Readonly<Record<DataFolderRefusal, (folder: string) => string>> = {
  unrecognised: (folder) =>
    `The data folder ${folder} holds files but no database of Formline that could be recognised, and was left as it is: restore it from a backup, choose another with DATA_DIR, or run ${NEW_DATA}.`,
  incomplete: (folder) =>
    `The data folder ${folder} is incomplete, and nothing in it was replaced: restore all of it from a backup, or run ${NEW_DATA}.`,
  damaged: (folder) =>
    `The database in the data folder ${folder} is damaged, and nothing was replaced: restore the folder from a backup, or run ${NEW_DATA}.`,
  notPrepared: (folder) =>
    `The database in the data folder ${folder} could not be brought to this version of Formline, and what it held is still there: start the version before, restore a backup, or run ${NEW_DATA}.`,
  otherVersion: (folder) =>
    `The data folder ${folder} was written by another version of Formline, and was left as it is: start that version, restore a backup made by this one, or run ${NEW_DATA}.`,
  diskFull: (folder) =>
    `The disk that holds ${folder} is full, and nothing that was saved is lost: make room and start again, or choose folders on another disk with DATA_DIR and CACHE_DIR.`,
};

export class DataFolderRefusedError extends Error {
  override readonly name = 'DataFolderRefusedError';

  constructor(
    readonly dataDir: string,
    readonly refusal: DataFolderRefusal,
  ) {
    super(sentences[refusal](dataDir));
  }
}
