export declare const input: string;
export declare const root: string;
export declare const toggle: string;
