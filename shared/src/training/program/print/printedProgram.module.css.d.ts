export declare const heading: string;
export declare const weeks: string;
export declare const workouts: string;
