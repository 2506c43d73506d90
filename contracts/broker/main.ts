import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { AGREED_PACT_FILE, CONSUMER, PROVIDER } from '../pact/pact-file';
import { Broker } from './broker';

const USAGE = 'npm run contracts:broker -- publish | tag TAG | can-i-deploy TAG';

const settings = z.object({
  PACT_BROKER_BASE_URL: z.url({ protocol: /^https?$/, error: 'PACT_BROKER_BASE_URL is not an http(s) URL' }),
  PACT_BROKER_TOKEN: z.string().optional(),
  PACT_BROKER_USERNAME: z.string().optional(),
  PACT_BROKER_PASSWORD: z.string().optional(),
  PACT_VERSION: z.string().min(1).optional(),
  PACT_TAGS: z.string().default(''),
  PACT_BRANCH: z.string().optional(),
  PACT_PACTICIPANT: z.string().default(CONSUMER),
});

async function run([command, tag]: readonly string[]): Promise<number> {
  if (command !== 'publish' && !(tag && (command === 'tag' || command === 'can-i-deploy'))) {
    console.error(USAGE);
    return 2;
  }
  const environment = settings.parse(process.env);
  const broker = new Broker({
    baseUrl: environment.PACT_BROKER_BASE_URL.replace(/\/$/, ''),
    token: environment.PACT_BROKER_TOKEN,
    username: environment.PACT_BROKER_USERNAME,
    password: environment.PACT_BROKER_PASSWORD,
  });
  const version = { pacticipant: environment.PACT_PACTICIPANT, number: environment.PACT_VERSION ?? commit() };
  const name = `${version.pacticipant} ${version.number}`;
  if (command === 'publish') {
    const tags = environment.PACT_TAGS.split(',').filter(Boolean);
    const consumer = { ...version, pacticipant: CONSUMER };
    const messages = await broker.publish(readFileSync(AGREED_PACT_FILE, 'utf8'), consumer, PROVIDER, {
      tags,
      branch: environment.PACT_BRANCH,
    });
    console.info([`Published the pact of ${CONSUMER} ${version.number}.`, ...messages].join('\n'));
    return 0;
  }
  if (command === 'tag') {
    await broker.tag(version, tag ?? '');
    console.info(`${name} has the tag ${tag}.`);
    return 0;
  }
  const { deployable, reason } = await broker.canDeploy(version, tag ?? '');
  console.info(`${name} may ${deployable ? '' : 'not '}go to ${tag}: ${reason}`);
  return deployable ? 0 : 1;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const text = error instanceof z.ZodError ? error.issues.map(({ message }) => message).join('; ') : error;
  console.error(text instanceof Error ? text.message : text);
  process.exitCode = 3;
}
