// npm run contracts:verify -- --provider-base-url URL [--state-handler-url URL]
// Verifies the agreed pact against any lending API; without a state handler the API is taken for a simulator.
import { parseArgs } from 'node:util';
import { AGREED_PACT } from '../pact-file';
import { inWords } from './drift';
import { verify } from './verification';

const { values } = parseArgs({
  options: { 'provider-base-url': { type: 'string' }, 'state-handler-url': { type: 'string' } },
});
const providerBaseUrl = values['provider-base-url'];

if (!providerBaseUrl) {
  console.error('Which lending API? npm run contracts:verify -- --provider-base-url URL');
  process.exit(2);
}
const drifts = await verify({
  pact: AGREED_PACT,
  providerBaseUrl,
  stateHandlerUrl: values['state-handler-url'],
});
for (const drift of drifts) console.error(inWords(drift));
console.info(drifts.length === 0 ? `${providerBaseUrl} keeps the pact.` : `${drifts.length} differences.`);
// Not exit(): what is still on its way to a pipe would be lost.
process.exitCode = drifts.length === 0 ? 0 : 1;
