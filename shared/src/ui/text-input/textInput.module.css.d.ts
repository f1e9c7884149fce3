export declare const input: string;
export declare const large: string;
