import { runTypeScript } from './bootstrap.mjs';

runTypeScript('start.ts');
