import { parseArgs } from 'node:util';
import { findUnreachableReason } from '../unreachable-reason';
import { findDifferences, formatDifference, formatFlakyCalls } from './differences';
import { runJourney } from './run-journey';

const USAGE = 'npm run compare -- --left URL --right URL';

function addresses(): { left: string; right: string } {
  const { left, right } = parseArgs({
    options: { left: { type: 'string' }, right: { type: 'string' } },
  }).values;
  for (const url of [left, right]) {
    if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Error('Give the URLs of two lending APIs.');
  }
  return { left: left ?? '', right: right ?? '' };
}

async function compare({ left, right }: ReturnType<typeof addresses>): Promise<number> {
  for (const url of [left, right]) {
    const reason = await findUnreachableReason(url);
    if (reason !== undefined) {
      process.stderr.write(`${url} cannot be reached: ${reason}\n`);
      return 3;
    }
  }
  const [leftResponses, rightResponses] = [await runJourney(left), await runJourney(right)];
  const differences = findDifferences(leftResponses, rightResponses);
  const flakyCalls = [...formatFlakyCalls(left, leftResponses), ...formatFlakyCalls(right, rightResponses)];
  process.stdout.write(`${formatDifference(differences, leftResponses.length, flakyCalls)}\n`);
  return differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await compare(addresses());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} ${USAGE}\n`);
  process.exitCode = 2;
}
