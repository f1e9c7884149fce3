export declare const build: string;
export declare const heading: string;
export declare const page: string;
export declare const reset: string;
export declare const tile: string;
export declare const tiles: string;
export declare const title: string;
