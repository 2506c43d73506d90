import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result, RunOnly } from 'axe-core';
import type { Page } from 'playwright';

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

export const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Violation {
  id: string;
  help: string;
  elements: string[];
}

let source: string | undefined;

/** Checks twice: elements may be fading in at the first check. */
export async function findAccessibilityViolations(
  page: Page,
  rules: RunOnly = ALL_RULES,
): Promise<Violation[]> {
  const first = await findViolationsOnce(page, rules);
  if (first.length === 0) return [];
  const kinds = new Set(first.map(({ id }) => id));
  return (await findViolationsOnce(page, rules)).filter(({ id }) => kinds.has(id));
}

/** Runs axe directly: Playwright's binding takes three times as long. */
async function findViolationsOnce(page: Page, rules: RunOnly): Promise<Violation[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(finishTransitions);
  const [main, ...frames] = page.frames();
  if (main && !(await main.evaluate(() => 'axe' in window))) {
    await main.evaluate(source);
    await main.evaluate(readColoursOnce);
  }
  // A sandboxed frame without scripts never answers.
  for (const frame of frames) await Promise.race([frame.evaluate(source).catch(() => null), wait(1_000)]);
  // Axe cannot enter cross-origin frames. Their pages are checked separately.
  const { origin } = new URL(page.url());
  const isSameOrigin = (url: string) =>
    url === '' || url.startsWith('about:') || new URL(url).origin === origin;
  const iframes = frames.every((frame) => isSameOrigin(frame.url()));
  const violations = await page.evaluate(findViolations, { rules, iframes });
  const invisibleElements = await page.evaluate(findInvisibleElements);
  return [
    ...violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) })),
    ...(invisibleElements.length > 0
      ? [{ id: 'unseen', help: 'Controls must be visible', elements: invisibleElements }]
      : []),
  ];
}

interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColour;
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core') & { readonly commons: { color: { Color: unknown } } };
  }
}

/** Runs in the page. Caches colours, which axe parses again for each element. */
function readColoursOnce(): void {
  const parsedColours = new Map<string, Pick<AxeColour, 'r' | 'g' | 'b' | 'alpha'>>();
  const { prototype } = window.axe.commons.color.Color as { prototype: AxeColour };
  const parseOriginal = prototype.parseString;
  prototype.parseString = function (text) {
    const colour = parsedColours.get(text);
    if (colour) return Object.assign(this, colour);
    parseOriginal.call(this, text);
    const { r, g, b, alpha } = this;
    parsedColours.set(text, { r, g, b, alpha });
    return this;
  };
}

async function finishTransitions(): Promise<void> {
  let runningAnimations: Animation[];
  do {
    runningAnimations = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    for (const animation of runningAnimations) animation.finish();
    await Promise.all(runningAnimations.map(({ finished }) => finished.catch(() => null)));
  } while (runningAnimations.length > 0);
}

/** Runs in the page. Neither axe nor a click reports transparent controls. */
function findInvisibleElements(): string[] {
  return [...document.querySelectorAll('button, a[href], summary')]
    .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.checkVisibility({ opacityProperty: true }))
    .map(({ outerHTML }) => outerHTML);
}

async function findViolations({ rules, iframes }: { rules: RunOnly; iframes: boolean }): Promise<Result[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes,
  });
  return violations;
}
