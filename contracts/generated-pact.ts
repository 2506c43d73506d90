import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GENERATED_PACTS, PACT_FILE } from './pact-file';

/** An exchange of a pact, as far as it is looked at here. */
export interface PactInteraction {
  description: string;
  request: { method: string; path: string };
  response: { status: number; body?: { content?: unknown } };
}

/** A pact of version 4 as JSON. */
export interface PactFile {
  consumer: { name: string };
  interactions: PactInteraction[];
  metadata: object;
  provider: { name: string };
}

/**
 * The folder for the pact of one exchange, under its description. In a file that all share, each exchange would read and write all that came
 * before.
 */
export const folderOfExchange = (description: string): string =>
  join(GENERATED_PACTS, encodeURIComponent(description));

/**
 * What the consumer tests wrote, as one pact; its exchanges in the order of their descriptions. An exchange whose test failed is not there.
 * @throws Error when two exchanges have one description, or when nothing was written.
 */
export function generatedPact(folder = GENERATED_PACTS): PactFile {
  const files = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
  return mergedPact(
    files
      .filter((path) => basename(path) === PACT_FILE)
      .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8'))),
  );
}

/** One pact of several between the same parties. */
function mergedPact(pacts: readonly PactFile[]): PactFile {
  const [first] = pacts;
  if (first === undefined) throw new Error('The consumer tests wrote no pact');
  const byDescription = new Map<string, PactInteraction>();
  for (const interaction of pacts.flatMap(({ interactions }) => interactions)) {
    const { description } = interaction;
    if (byDescription.has(description)) throw new Error(`Two exchanges are called "${description}"`);
    byDescription.set(description, interaction);
  }
  const descriptions = [...byDescription.keys()].sort();
  return {
    ...first,
    interactions: descriptions.flatMap((description) => byDescription.get(description) ?? []),
  };
}
