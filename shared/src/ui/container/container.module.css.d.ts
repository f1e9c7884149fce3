export declare const container: string;
export declare const padded: string;
