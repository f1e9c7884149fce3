declare module '*.css';

/** Of the build, by shared name. */
declare const ENTRY_POINT_VERSIONS: Readonly<Record<string, string>>;
