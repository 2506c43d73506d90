import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GENERATED_PACT_FOLDER, PACT_FILE } from './pact-file';

export interface PactInteraction {
  description: string;
  request: { method: string; path: string };
  response: { status: number; body?: { content?: unknown } };
}

export interface PactFile {
  consumer: { name: string };
  interactions: PactInteraction[];
  metadata: object;
  provider: { name: string };
}

// One folder each, because Pact would rewrite a shared file for each exchange.
export const exchangeFolderOf = (description: string): string =>
  join(GENERATED_PACT_FOLDER, encodeURIComponent(description));

export function readGeneratedPact(folder = GENERATED_PACT_FOLDER): PactFile {
  const files = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
  return mergePacts(
    files
      .filter((path) => basename(path) === PACT_FILE)
      .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8'))),
  );
}

function mergePacts(pacts: readonly PactFile[]): PactFile {
  const [first] = pacts;
  if (first === undefined) throw new Error('The consumer tests wrote no pact');
  const interactionsByDescription = new Map<string, PactInteraction>();
  for (const interaction of pacts.flatMap(({ interactions }) => interactions)) {
    const { description } = interaction;
    if (interactionsByDescription.has(description))
      throw new Error(`Two exchanges have the description "${description}"`);
    interactionsByDescription.set(description, interaction);
  }
  const descriptions = [...interactionsByDescription.keys()].sort();
  return {
    ...first,
    interactions: descriptions.flatMap((description) => interactionsByDescription.get(description) ?? []),
  };
}
