// npm run compare -- --left URL --right URL: the same journey through two lending APIs, and where they answer otherwise.
// Exit codes: 0 no difference, 1 differences, 2 wrong use, 3 one of them cannot be reached.
import { parseArgs } from 'node:util';
import { whyUnreachable } from '../reach';
import { differencesOf, differenceText } from './differences';
import { travel } from './travel';

const USAGE = 'npm run compare -- --left URL --right URL';

function addresses(): { left: string; right: string } {
  const { left, right } = parseArgs({
    options: { left: { type: 'string' }, right: { type: 'string' } },
  }).values;
  for (const url of [left, right]) {
    if (!url || !/^https?:$/.test(new URL(url).protocol)) throw new Error('Two web addresses are needed.');
  }
  return { left: left ?? '', right: right ?? '' };
}

async function compare({ left, right }: ReturnType<typeof addresses>): Promise<number> {
  for (const url of [left, right]) {
    const reason = await whyUnreachable(url);
    if (reason !== undefined) {
      process.stderr.write(`${url} cannot be reached: ${reason}\n`);
      return 3;
    }
  }
  const [one, other] = [await travel(left), await travel(right)];
  const differences = differencesOf(one, other);
  process.stdout.write(`${differenceText(differences, one.length)}\n`);
  return differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await compare(addresses());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} ${USAGE}\n`);
  process.exitCode = 2;
}
