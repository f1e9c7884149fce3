export declare const adherence: string;
export declare const bar: string;
