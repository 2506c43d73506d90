import type { PreparationKind } from '../preparation/preparation';
import { listUnmetConfiguration } from './configuration';
import { findScenarioStart } from './find-scenario-start';
import { type KnownDeployment, UNKNOWN_DEPLOYMENT } from './known-deployment';
import { NEEDS, type Need, needsOf } from './needs';
import { scenarioDataOf } from './scenario-data';
import { readStartFacts, type ScenarioStart } from './scenario-start';

export interface Pickle {
  uri: string;
  name: string;
  tags: readonly { name: string }[];
  steps: readonly { text: string }[];
}

export interface Capabilities {
  needs: Readonly<Partial<Record<Need, string>>>;
  preparations: readonly PreparationKind[];
  knownDeployment: KnownDeployment;
}

export interface ScenarioPlan {
  uri: string;
  name: string;
  providers: readonly string[] | null;
  missing: readonly string[];
}

export function planScenario(
  { uri, name, tags, steps }: Pickle,
  { needs, preparations, knownDeployment }: Capabilities,
): ScenarioPlan {
  const names = tags.map(({ name: tag }) => tag);
  const scenarioNeeds = needsOf(names);
  const missing: string[] = scenarioNeeds
    .filter((need) => needs[need] === undefined)
    .map((need) => `${need}: ${NEEDS[need]}`);
  const providers = scenarioNeeds.flatMap((need) => needs[need] ?? []);
  const texts = steps.map(({ text }) => text);
  if (knownDeployment !== UNKNOWN_DEPLOYMENT)
    missing.push(
      ...listUnmetConfiguration(
        texts,
        scenarioDataOf(texts).applications.map(({ allBanksLoanPurpose }) => allBanksLoanPurpose),
        knownDeployment,
      ),
    );
  const scenarioStart = findScenarioStart(texts);
  if (scenarioStart) {
    const start = { ...scenarioStart, ...readStartFacts(names) };
    const preparation = preparations.find((candidate) => candidate.blockers(start).length === 0);
    if (preparation) providers.unshift(preparation.name);
    else missing.push(...blockersText(start, preparations));
  }
  return { uri, name, providers: missing.length > 0 ? null : [...new Set(providers)], missing };
}

function blockersText(start: ScenarioStart, preparations: readonly PreparationKind[]): string[] {
  if (preparations.length === 0) return [`the situation "${start.situation}": set PREPARED_ACCOUNTS`];
  const reasons = preparations.map(
    (preparation) => `${preparation.name} cannot: ${preparation.blockers(start).join(', ')}`,
  );
  return [`the situation "${start.situation}": ${reasons.join('; ')}`];
}

export function formatPlan(plans: readonly ScenarioPlan[]): string {
  const runnablePlans = plans.filter(({ providers }) => providers !== null);
  const settings = findMissingSettings(plans);
  const otherNeeds = plans.map(({ missing }) => missing.flatMap(withoutSettings));
  const percent = plans.length === 0 ? 0 : Math.floor((runnablePlans.length / plans.length) * 100);
  return [
    `${runnablePlans.length} of ${plans.length} scenarios run (${percent} percent):`,
    ...countsOfTexts(
      runnablePlans.map(({ providers }) =>
        providers && providers.length > 0 ? providers.join(', ') : 'no preparation',
      ),
    ),
    ...(runnablePlans.length === plans.length
      ? []
      : ['', `${plans.length - runnablePlans.length} do not. They need:`]),
    ...(settings.length > 0
      ? ['', 'Missing settings (one setting may meet several needs):', ...countsOfTexts(settings), '']
      : []),
    ...countsOfTexts(otherNeeds.flat()),
  ].join('\n');
}

const SETTING = /(?:^|: )set ([A-Z_]+)$/;

function findMissingSettings(plans: readonly ScenarioPlan[]): string[] {
  return plans.flatMap(({ missing }) => [
    ...new Set(missing.flatMap(partsOf).flatMap((part) => SETTING.exec(part)?.slice(1) ?? [])),
  ]);
}

const partsOf = (text: string): string[] => text.split(/, |; (?=\w[^:]* cannot: )| cannot: /);

function withoutSettings(text: string): string[] {
  const remainingText = text
    .replace(/(?<=cannot: |, )[^,;]*: set [A-Z_]+(?:, )?/g, '')
    .replace(/, (?=;|$)/g, '');
  return SETTING.test(remainingText) || / cannot: (?:;|$)/.test(remainingText) ? [] : [remainingText];
}

function countsOfTexts(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([a, count], [b, more]) => more - count || a.localeCompare(b))
    .map(([text, count]) => `${String(count).padStart(5)}  ${text}`);
}
