export declare const area: string;
export declare const cell: string;
export declare const grid: string;
export declare const inactive: string;
export declare const menu: string;
export declare const name: string;
export declare const row: string;
export declare const tile: string;
