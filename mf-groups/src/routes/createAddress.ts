/** The command palette opens the list with this parameter to start a new group. */
export const CREATE_PARAMETER = 'create';
