import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().regex(/^\d+[smh]$/),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.object({ summary: z.string() }),
});
const { groups } = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule) })) })
  .parse(parse(readFileSync('deploy/prometheus/rules.yaml', 'utf8')));
const rules = groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')));

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

function readExposedMetrics(): ReadonlySet<string> {
  const source = readFileSync('app/telemetry/metrics.server.ts', 'utf8');
  const metricNames = [...source.matchAll(/new (\w+)\(\{\s+name: '(\w+)'/g)].flatMap(([, kind, name = '']) =>
    kind === 'Histogram' ? ['_count', '_sum', '_bucket'].map((part) => name + part) : [name],
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  return new Set(['up', ...metricNames, ...register.getMetricsAsArray().map(({ name }) => name)]);
}

describe('alerts and dashboard', () => {
  const exposedNames = readExposedMetrics();

  it.each(expressions)('%s uses only metrics that the portal exposes', (_, expression) => {
    const usedNames = [...expression.matchAll(/\b(up|(?:portal|process|nodejs)_\w+)\b/g)].map(
      ([name]) => name,
    );
    expect(usedNames.length).toBeGreaterThan(0);
    expect(usedNames.filter((name) => !exposedNames.has(name))).toEqual([]);
  });

  it('each alert has a row in the runbook', () => {
    const operations = readFileSync('docs/operations.md', 'utf8');
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter(({ alert }) => !operations.includes(`| \`${alert}\``))).toEqual([]);
  });
});
