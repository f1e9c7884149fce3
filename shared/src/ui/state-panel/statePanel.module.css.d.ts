export declare const accent: string;
export declare const danger: string;
export declare const panel: string;
export declare const retry: string;
export declare const sign: string;
export declare const text: string;
