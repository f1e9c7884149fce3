export declare const hidden: string;
