import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { CALLS } from '../api';
import { describeApi } from '../openapi/openapi';

const FILE = new URL('lending-api.ts', import.meta.url);

const description = structuredClone(describeApi(Object.values(CALLS), undefined, null));
// Safe cast: the generator's type is narrower than ApiDescription.
const types = astToString(await openapiTS(description as unknown as OpenAPI3));
if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== types) writeFileSync(FILE, types);
