/** Longest session in seconds; the files of an open tab must stay available as long. */
export const SESSION_SECONDS = 43_200;
