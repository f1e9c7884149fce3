export declare const banner: string;
export declare const cover: string;
export declare const main: string;
export declare const region: string;
export declare const shell: string;
