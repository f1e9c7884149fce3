export declare const box: string;
export declare const choice: string;
export declare const dot: string;
export declare const label: string;
export declare const tick: string;
