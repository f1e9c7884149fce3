export declare const backToEmail: string;
export declare const foot: string;
export declare const legalRow: string;
export declare const store: string;
export declare const storeRow: string;
export declare const submit: string;
