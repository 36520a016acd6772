/** Where Node starts. All else is loaded from a cache of compiled code, where Node keeps one (from 22 on). */
import nodeModule from 'node:module';

nodeModule.enableCompileCache?.();
const { main } = await import('./program.ts');
process.exitCode = await main();
