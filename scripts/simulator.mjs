import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSimulator } from './simulator-build.mjs';

await import(pathToFileURL(resolve(await buildSimulator())).href);
