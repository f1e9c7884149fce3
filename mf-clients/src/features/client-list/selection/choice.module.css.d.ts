export declare const name: string;
export declare const tile: string;
