export declare const mark: string;
export declare const small: string;
