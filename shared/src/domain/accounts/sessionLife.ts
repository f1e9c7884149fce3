/** How long somebody stays signed in at most, in seconds: a tab may use the files it was opened with as long as that. */
export const SESSION_SECONDS = 43_200;
