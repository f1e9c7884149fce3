/** The trainer's groups. */
export const GROUPS_PATH = '/groups/my-groups';
