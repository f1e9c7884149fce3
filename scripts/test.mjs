import { runTypeScript } from './bootstrap.mjs';

runTypeScript('test.ts');
