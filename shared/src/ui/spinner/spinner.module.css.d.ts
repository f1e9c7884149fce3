export declare const medium: string;
export declare const small: string;
export declare const spinner: string;
