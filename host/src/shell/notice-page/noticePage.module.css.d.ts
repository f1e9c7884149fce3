export declare const actions: string;
export declare const notice: string;
export declare const page: string;
export declare const sign: string;
export declare const text: string;
