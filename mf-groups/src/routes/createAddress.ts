/** Asks the list in the address to begin with a new group, as the command palette does. */
export const CREATE_PARAMETER = 'create';
