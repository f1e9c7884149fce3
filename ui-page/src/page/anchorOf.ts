/** The anchor of a component on the page: `SearchBox` stands at `#search-box`. */
export const anchorOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
