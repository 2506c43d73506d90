import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedExamples } from '../recorded/recorded-examples';
import { findExamples } from './examples';
import { type Exchange, filterContractExchanges } from './exchange';
import { containsPersonalData } from './replace/remaining-personal-data';
import { replacePersonalData } from './replace/replace-personal-data';
import type { Replacements } from './replace/replacements';
import { assignSessions } from './sessions';
import { createRecordedWorld, type RecordedWorld } from './world/recorded-world';

export interface RecordingResult {
  examples: RecordedExamples;
  world: RecordedWorld;
  exchanges: number;
  foreignCount: number;
  textCount: number;
  droppedCount: number;
  differences: readonly string[];
  replacedCounts: ReturnType<Replacements['counts']>;
}

interface RecordingSource {
  api: string | null;
  name: string;
}

export function processRecording(
  recordedExchanges: readonly Exchange[],
  { api, name }: RecordingSource,
): RecordingResult {
  const { exchanges: knownExchanges, foreignCount } = filterContractExchanges(recordedExchanges, api);
  if (knownExchanges.length === 0) {
    const hosts = [
      ...new Set(recordedExchanges.map(({ url }) => new URL(url).host || new URL(url).protocol)),
    ].slice(0, 5);
    throw new Error(
      recordedExchanges.length === 0
        ? 'nothing was recorded'
        : `none of the ${recordedExchanges.length} requests to ${hosts.join(', ')} is a call of the contract. Did you record another API or the portal's own pages?`,
    );
  }
  const usableExchanges = knownExchanges.filter(({ exchange }) => exchange.responseContent.kind !== 'text');
  if (usableExchanges.length === 0) {
    throw new Error(
      `all ${knownExchanges.length} calls returned HTML or text. Does a login page protect the API?`,
    );
  }
  const { exchanges: all, replacements } = replacePersonalData(assignSessions(usableExchanges));
  const exchanges = all.filter((exchange) => !containsPersonalData(exchange, replacements));
  if (exchanges.length === 0) {
    throw new Error(`all ${all.length} exchanges would still contain original data, so nothing was written`);
  }
  const recordedAt = exchanges.at(-1)?.startedAt ?? new Date();
  const { examples, differences } = findExamples(exchanges, name, recordedAt);
  const world = createRecordedWorld(exchanges);
  if (Object.keys(examples.calls).length === 0 && world.snapshot === null) {
    throw new Error(
      `none of the ${exchanges.length} answers is a call of the contract: ${differences.slice(0, 5).join(', ') || 'all are refusals'}`,
    );
  }
  return {
    examples,
    world,
    exchanges: exchanges.length,
    droppedCount: all.length - exchanges.length,
    foreignCount,
    textCount: knownExchanges.length - usableExchanges.length,
    differences,
    replacedCounts: replacements.counts(),
  };
}

export interface WrittenFiles {
  examples: string;
  world: string | null;
}

export function writeResult({ examples, world }: RecordingResult, folder: string): WrittenFiles {
  mkdirSync(folder, { recursive: true });
  const paths = { examples: join(folder, 'examples.json'), world: join(folder, 'world.json') };
  writeFileSync(paths.examples, `${JSON.stringify(examples, null, 2)}\n`);
  if (world.snapshot === null) return { ...paths, world: null };
  writeFileSync(paths.world, `${JSON.stringify(world.snapshot, null, 2)}\n`);
  return paths;
}
