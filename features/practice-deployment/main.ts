import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findScenario } from 'fixtures/worlds';
import { readFeatures } from '../../scripts/docs/features';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findScenarioStart } from '../support/deployment/find-scenario-start';
import { UNKNOWN_DEPLOYMENT } from '../support/deployment/known-deployment';
import { readStartFacts, type ScenarioStart } from '../support/deployment/scenario-start';
import { prepareByCustomerCalls } from '../support/preparation/customer-calls';
import { endServer, startSimulator, waitUntilAnswering } from '../support/server-process';
import { startApiWithoutControls } from './api-without-controls';
import { startMailCatcher } from './mail-catcher';
import { prepareAccounts, type WantedSituations } from './prepare-accounts';

/** Each Cucumber worker needs its own accounts. */
const WORKER_COUNT = 2;

function findSituationsToPrepare(): WantedSituations {
  const customerPreparation = prepareByCustomerCalls({
    api: () => {
      throw new Error('this preparation must not call the lending API');
    },
    mails: async () => [],
    proxy: true,
    offeredCalls: null,
    knownDeployment: UNKNOWN_DEPLOYMENT,
    run: '',
  });
  const times = new Map<string, number>();
  for (const start of findStartsOfSuite()) {
    const scenario = findScenario(start.situation);
    if (!scenario || scenario.tags.includes('failure') || customerPreparation.blockers(start).length === 0)
      continue;
    times.set(start.situation, (times.get(start.situation) ?? 0) + WORKER_COUNT);
  }
  return times;
}

const { accounts: file } = parseArgs({ options: { accounts: { type: 'string' } } }).values;
const port = await findFreePort();
const simulator = await startSimulator('stand-in', { portal: 3000, simulator: port });
process.once('exit', () => simulator.process.kill());
const address = `http://127.0.0.1:${port}`;
await waitUntilAnswering(`${address}/simulator/health`, simulator);
if (file !== undefined) {
  writeFileSync(
    file,
    `${JSON.stringify(await prepareAccounts(address, findSituationsToPrepare()), null, 2)}\n`,
  );
}
const mailCatcher = await startMailCatcher(address);
const apiWithoutControls = await startApiWithoutControls(address);
const accounts = file === undefined ? '' : ` PREPARED_ACCOUNTS=${file}`;
process.stdout.write(
  `A lending API without controls, and its mails. In another terminal:\n\nAPI_BASE_URL=${apiWithoutControls.origin} MAILBOX_URL=${mailCatcher.origin}${accounts} npm run features\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await apiWithoutControls.close();
    await mailCatcher.close();
    await endServer(simulator, 'SIGTERM');
    process.exit(0);
  });
}

function findStartsOfSuite(): ScenarioStart[] {
  return readFeatures()
    .flatMap(({ scenarios }) => scenarios.flatMap(({ runs }) => runs))
    .flatMap(({ steps, tags }) => {
      const scenarioStart = findScenarioStart(steps.map(({ text }) => text));
      return scenarioStart ? { ...scenarioStart, ...readStartFacts(tags.map(({ name }) => name)) } : [];
    });
}
