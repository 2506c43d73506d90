import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import {
  FEATURES_FOLDER,
  type Recording,
  recordingFileOf,
  recordingKeyOf,
  recordingSchema,
} from 'fixtures/scenario-recording';

export interface GherkinStep {
  kind: 'given' | 'when' | 'outcome';
  text: string;
}

export interface GherkinScenario {
  key: string;
  name: string;
  place: string;
  tags: string[];
  steps: GherkinStep[];
  recording: Recording | null;
}

interface PlainFeature {
  name: string;
  scenarios: Omit<GherkinScenario, 'recording'>[];
}

export interface GherkinFeature {
  name: string;
  scenarios: GherkinScenario[];
}

const KINDS: Readonly<Record<string, GherkinStep['kind']>> = {
  Context: 'given',
  Action: 'when',
  Outcome: 'outcome',
};

export function listGherkinFeatures(): GherkinFeature[] {
  return listFeaturesWithoutRecordings().map(({ name, scenarios }) => ({
    name,
    scenarios: scenarios.map(addRecording),
  }));
}

export function findGherkinScenario(key: string): GherkinScenario | undefined {
  const foundScenario = listFeaturesWithoutRecordings()
    .flatMap(({ scenarios }) => scenarios)
    .find((scenario) => scenario.key === key);
  return foundScenario && addRecording(foundScenario);
}

function addRecording(scenario: PlainFeature['scenarios'][number]): GherkinScenario {
  return { ...scenario, recording: readRecording(scenario.key) };
}

function listFeaturesWithoutRecordings(): PlainFeature[] {
  if (!existsSync(FEATURES_FOLDER)) return [];
  return readdirSync(FEATURES_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .toSorted((left, right) => areaIndexOf(left) - areaIndexOf(right) || left.localeCompare(right))
    .map((name) => featureOf(join(FEATURES_FOLDER, name)));
}

const AREAS = ['application', 'dashboard', 'account', 'frame', 'resilience', 'simulator', 'accessibility'];

function areaIndexOf(name: string): number {
  const area = AREAS.findIndex((folder) => name.startsWith(folder));
  return area < 0 ? AREAS.length : area;
}

const parsedFeatures = new Map<string, { changedAt: number; feature: PlainFeature }>();

function featureOf(file: string): PlainFeature {
  const changedAt = statSync(file).mtimeMs;
  const parsedFeature = parsedFeatures.get(file);
  if (parsedFeature?.changedAt === changedAt) return parsedFeature.feature;
  const feature = parseFeature(file);
  parsedFeatures.set(file, { changedAt, feature });
  return feature;
}

function parseFeature(file: string): PlainFeature {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = parser.parse(readFileSync(file, 'utf8'));
  const scenarios = compile(document, file, newId).map(({ name, steps, tags, location }) => ({
    key: recordingKeyOf(name, steps),
    name,
    place: `features/${relative(FEATURES_FOLDER, file)}:${location?.line}`,
    tags: tags.map((tag) => tag.name),
    steps: steps.map(({ type, text }) => ({ kind: KINDS[type ?? ''] ?? 'given', text })),
  }));
  return { name: document.feature?.name ?? '', scenarios };
}

function readRecording(key: string): Recording | null {
  const file = recordingFileOf(key);
  if (!existsSync(file)) return null;
  try {
    return recordingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
