export declare const fact: string;
export declare const facts: string;
export declare const list: string;
export declare const log: string;
export declare const name: string;
export declare const origin: string;
export declare const state: string;
export declare const workout: string;
