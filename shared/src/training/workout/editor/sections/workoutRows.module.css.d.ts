export declare const amount: string;
export declare const more: string;
export declare const name: string;
export declare const note: string;
export declare const row: string;
export declare const sign: string;
export declare const still: string;
