import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSimulator } from './simulator-build.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNoArguments('npm run simulator');

await import(pathToFileURL(resolve(await buildSimulator())).href);
