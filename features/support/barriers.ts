import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result, RunOnly } from 'axe-core';
import type { Page } from 'playwright';

/** Rules of WCAG 2.2 AA that a machine can check, and good practice beyond them. */
const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** All that other colours can change. */
export const OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A barrier in the page: what is wrong, and the elements it is wrong with, as HTML. */
interface Barrier {
  id: string;
  help: string;
  where: string[];
}

let source: string | undefined;

/**
 * The barriers of a page. What begins to appear while one looks is found half seen: what is found is looked for once more, soon enough that
 * no message has gone by then, and only kinds of barrier found twice are told.
 */
export async function barriersOf(page: Page, rules: RunOnly = ALL): Promise<Barrier[]> {
  const first = await look(page, rules);
  if (first.length === 0) return [];
  const kinds = new Set(first.map(({ id }) => id));
  return (await look(page, rules)).filter(({ id }) => kinds.has(id));
}

/**
 * The barriers that axe finds in a page, and what can be pressed without being seen. Axe runs in the page that is there, with the frames
 * from its own origin: its binding for Playwright opens a page beside it to put the results together, at three times the cost.
 */
async function look(page: Page, rules: RunOnly): Promise<Barrier[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(appeared);
  const [main, ...frames] = page.frames();
  // A page that was looked at before has it still: to compile it takes as long as a look for some rules.
  if (main && !(await main.evaluate(() => 'axe' in window))) {
    await main.evaluate(source);
    await main.evaluate(readColoursOnce);
  }
  // A frame that may run no scripts never answers: axe then knows it only from outside.
  for (const frame of frames) await Promise.race([frame.evaluate(source).catch(() => null), wait(1_000)]);
  // Frames of another origin cannot be asked; they show pages that are looked at by themselves.
  const { origin } = new URL(page.url());
  // A frame whose page is not there yet has no address.
  const isOwn = (url: string) => url === '' || url.startsWith('about:') || new URL(url).origin === origin;
  const iframes = frames.every((frame) => isOwn(frame.url()));
  const violations = await page.evaluate(findViolations, { rules, iframes });
  const unseen = await page.evaluate(findUnseen);
  return [
    ...violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
    ...(unseen.length > 0 ? [{ id: 'unseen', help: 'What can be pressed must be seen', where: unseen }] : []),
  ];
}

/** A colour as axe has it: red, green and blue from 0 to 1. */
interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColour;
}

declare global {
  interface Window {
    /** There once its source has run. */
    readonly axe: typeof import('axe-core') & { readonly commons: { color: { Color: unknown } } };
  }
}

/** In the page: lets axe read each colour once. It meets the few of a page hundreds of times, and reading them takes two fifths of a look. */
function readColoursOnce(): void {
  const known = new Map<string, Pick<AxeColour, 'r' | 'g' | 'b' | 'alpha'>>();
  const { prototype } = window.axe.commons.color.Color as { prototype: AxeColour };
  const read = prototype.parseString;
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** In the page: brings whatever is still appearing, which takes less than a second, to its end; more may begin to appear by that. */
async function appeared(): Promise<void> {
  let appearing: Animation[];
  do {
    appearing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    for (const animation of appearing) animation.finish();
    await Promise.all(appearing.map(({ finished }) => finished.catch(() => null)));
  } while (appearing.length > 0);
}

/** In the page, as HTML: what can be pressed and has its place there, but is as clear as glass, which neither axe nor a click minds. */
function findUnseen(): string[] {
  return [...document.querySelectorAll('button, a[href], summary')]
    .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.checkVisibility({ opacityProperty: true }))
    .map(({ outerHTML }) => outerHTML);
}

/** In the page. Details of the rules that were kept are left out, as nobody reads them. */
async function findViolations({ rules, iframes }: { rules: RunOnly; iframes: boolean }): Promise<Result[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes,
  });
  return violations;
}
