export declare const banner: string;
export declare const brandRow: string;
export declare const cover: string;
export declare const main: string;
export declare const region: string;
export declare const tileOutline: string;
export declare const tileOutlines: string;
export declare const titleOutline: string;
