export declare const error: string;
export declare const field: string;
export declare const label: string;
export declare const labelRow: string;
export declare const note: string;
