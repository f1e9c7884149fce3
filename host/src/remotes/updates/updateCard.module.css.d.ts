export declare const actions: string;
export declare const card: string;
export declare const message: string;
