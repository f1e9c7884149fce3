export declare const link: string;
export declare const plain: string;
