import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { tryFindBrowser } from '../scripts/browser.mjs';
import { barePageRequest, startBarePage } from './bare-page';
import { getPackagesFolder, installPackagesOf } from './install-packages';
import { measurePageCost } from './page-cost';
import type { ReportFigure, ReportRow } from './report';
import { medianOf } from './rounds';
import { BROWSER_HEADERS, logIn, withServers } from './servers';
import { fetchApplicationIds, openSession } from './session';

// Only public pages get an SEO score.
const PAGES = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'register', path: '/register', isPublic: true },
  { name: 'loan info', path: '/application/loan-info', isPublic: true },
  { name: 'list', path: '/dashboard/applications', isPublic: false },
  { name: 'overview', path: '/dashboard/applications/:open', isPublic: false },
  { name: 'documents', path: '/dashboard/applications/:open/documents', isPublic: false },
] as const;

const RUN_COUNT = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

export async function measureLighthouse(): Promise<ReportRow[]> {
  const { path: chromiumPath } = await tryFindBrowser('chromium');
  if (chromiumPath === null) {
    console.info('Lighthouse is left out: there is no Chromium.');
    return [];
  }
  if (!(await installPackagesOf('lighthouse', 'Points of Lighthouse are'))) return [];
  return withServers(async (servers) => {
    const { portal, simulator } = await servers.portal();
    const barePageServer = await servers.keep(startBarePage());
    const [visitor, backend] = [await logIn(portal.origin), await openSession(simulator.origin)];
    const ids = await fetchApplicationIds(simulator.origin, backend);
    const rows: ReportRow[] = [];
    for (const { name, path, isPublic } of PAGES) {
      const cookie = isPublic ? '' : visitor;
      const request = {
        method: 'GET',
        url: portal.origin + path.replace(':open', ids.openId),
        headers: { ...BROWSER_HEADERS, cookie },
      } as const;
      const pageCost = await measurePageCost(simulator.origin, request);
      const barePage = await barePageRequest(barePageServer, { ...pageCost, cookie: backend });
      const portalAudit = await measureMedianAudit(
        chromiumPath,
        request.url,
        isPublic ? {} : { Cookie: cookie },
      );
      const { lcp } = await measureMedianAudit(chromiumPath, barePage.url, {
        'x-bare-page': barePage.headers['x-bare-page'] ?? '',
      });
      rows.push(...rowsOf(name, portalAudit, lcp, isPublic));
    }
    return rows;
  });
}

interface Audit {
  points: Record<(typeof CATEGORIES)[number], number>;
  lcp: number;
  blockingMs: number;
  layoutShift: number;
}

async function measureMedianAudit(
  chromiumPath: string,
  url: string,
  headers: Record<string, string>,
): Promise<Audit> {
  const all: Audit[] = [];
  for (let time = 0; time < RUN_COUNT; time += 1) all.push(await runAudit(chromiumPath, url, headers));
  const medianOfAudits = (select: (each: Audit) => number) => medianOf(all.map(select));
  return {
    points: {
      performance: medianOfAudits(({ points }) => points.performance),
      accessibility: medianOfAudits(({ points }) => points.accessibility),
      'best-practices': medianOfAudits(({ points }) => points['best-practices']),
      seo: medianOfAudits(({ points }) => points.seo),
    },
    lcp: medianOfAudits(({ lcp }) => lcp),
    blockingMs: medianOfAudits(({ blockingMs }) => blockingMs),
    layoutShift: medianOfAudits(({ layoutShift }) => layoutShift),
  };
}

async function runAudit(chromiumPath: string, url: string, headers: Record<string, string>): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${getPackagesFolder('lighthouse')}node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
      `--extra-headers=${JSON.stringify(headers)}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, maxBuffer: 64_000_000 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    lcp: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function rowsOf(
  page: string,
  { points, lcp, blockingMs, layoutShift }: Audit,
  bareLcp: number,
  isPublic: boolean,
): ReportRow[] {
  const group = `Lighthouse, ${page}`;
  const createScoreFigure = (name: keyof Audit['points'], minimum: number): ReportFigure => ({
    group,
    name,
    value: points[name],
    unit: 'points',
    bar: minimum,
    isHigherBetter: true,
  });
  return [
    createScoreFigure('performance', 98),
    createScoreFigure('accessibility', 100),
    createScoreFigure('best-practices', 100),
    ...(isPublic ? [createScoreFigure('seo', 100)] : []),
    { group, name: "LCP by the bare page's", value: lcp / bareLcp, unit: '', bar: 1.5 },
    { group, name: 'blocking time', value: blockingMs, unit: 'ms', bar: 100 },
    { group, name: 'layout shift', value: layoutShift, unit: '', bar: 0 },
  ];
}
