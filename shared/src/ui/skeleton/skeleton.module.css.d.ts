export declare const card: string;
export declare const circle: string;
export declare const skeleton: string;
