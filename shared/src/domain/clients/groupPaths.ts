export const GROUPS_PATH = '/groups/my-groups';

/** Address of a group's dashboard, which is its calendar: `/groups/my-groups/7/dashboard`. */
export const groupDashboardPath = (groupId: number): string => `${GROUPS_PATH}/${groupId}/dashboard`;
