/** For the query of an answer that an editor starts from: nothing asks for it again in the background. */
export const DRAFT_ORIGIN = {
  meta: { isDraftOrigin: true },
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
