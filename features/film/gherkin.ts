import type { PickleStep } from '@cucumber/messages';
import type { ScenarioRun } from './choose-run';

const KEYWORD_BY_STEP_TYPE: Record<string, string> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

const PLAIN_TAG = '@plain';
const NO_SCRIPTS_TAG = '@no-js';

export function createFeatureText(
  run: ScenarioRun,
  { isPhone, textOf }: { isPhone: boolean; textOf: (text: string) => string },
): string {
  const runTags = run.tags.filter((tag) => tag !== PLAIN_TAG);
  const browser = runTags.includes(NO_SCRIPTS_TAG) ? ['@browser'] : [];
  const tags = new Set([...runTags, ...browser, ...(isPhone ? ['@phone'] : [])]);
  const steps = run.steps.flatMap((step) => linesOf(step, textOf));
  return [
    `Feature: ${run.feature}`,
    '',
    ...(tags.size === 0 ? [] : [`  ${[...tags].join(' ')}`]),
    `  Scenario: ${run.name}`,
    ...steps.map((line) => `    ${line}`),
    '',
  ].join('\n');
}

function linesOf({ text, type, argument }: PickleStep, textOf: (text: string) => string): string[] {
  const lines = [`${KEYWORD_BY_STEP_TYPE[type ?? ''] ?? '*'} ${textOf(text)}`];
  for (const { cells } of argument?.dataTable?.rows ?? []) {
    lines.push(`| ${cells.map(({ value }) => escapeCell(value)).join(' | ')} |`);
  }
  if (argument?.docString) {
    const { content, mediaType } = argument.docString;
    lines.push(`"""${mediaType ?? ''}`, ...content.replaceAll('"""', '\\"\\"\\"').split('\n'), '"""');
  }
  return lines;
}

const escapeCell = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
