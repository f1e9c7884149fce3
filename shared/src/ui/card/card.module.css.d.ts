export declare const card: string;
export declare const interactive: string;
export declare const large: string;
export declare const medium: string;
export declare const small: string;
