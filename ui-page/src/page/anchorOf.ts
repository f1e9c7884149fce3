/** `SearchBox` is at `#search-box`. */
export const anchorOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
