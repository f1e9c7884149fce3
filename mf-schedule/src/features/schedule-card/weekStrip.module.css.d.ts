export declare const day: string;
export declare const initial: string;
export declare const number: string;
export declare const strip: string;
