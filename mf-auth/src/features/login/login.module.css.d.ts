export declare const form: string;
export declare const note: string;
export declare const row: string;
export declare const separator: string;
export declare const signUp: string;
export declare const smallLink: string;
export declare const tallLink: string;
