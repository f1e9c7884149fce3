export declare const separator: string;
