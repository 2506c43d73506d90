// npm run features:stand-in: a deployment to try the features against. It is the simulator with all that no real lending API has out of reach.
import { answers, endServer, freePort, startSimulator } from '../support/server-process';
import { hideControls } from './hidden';
import { catchMails } from './mail-catcher';

const port = await freePort();
const simulator = await startSimulator('stand-in', { portal: 3000, simulator: port });
await answers(`http://127.0.0.1:${port}/simulator/health`, simulator);
const mails = await catchMails(`http://127.0.0.1:${port}`);
const hidden = await hideControls(`http://127.0.0.1:${port}`);
process.stdout.write(
  `A lending API without controls, and its mails. In another terminal:\n\nAPI_BASE_URL=${hidden.origin} MAILBOX_URL=${mails.origin} npm run features\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await hidden.close();
    await mails.close();
    await endServer(simulator, 'SIGTERM');
    process.exit(0);
  });
}
