export declare const surface: string;
