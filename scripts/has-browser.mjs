// Exits with 0 if a film can be made without installing a browser.
import { hasBrowser } from './browser.mjs';

process.exitCode = (await hasBrowser('chromium')) ? 0 : 1;
