export declare const content: string;
export declare const error: string;
export declare const info: string;
export declare const notice: string;
export declare const success: string;
export declare const text: string;
export declare const title: string;
export declare const warning: string;
