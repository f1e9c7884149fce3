export declare const printed: string;
